declare module "virtual:emblems/*";
