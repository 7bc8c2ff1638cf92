/** Lines of seats differ by their dashes, too. */
export const DASHES = ["", "8 4", "2 4", "10 4 2 4"];
