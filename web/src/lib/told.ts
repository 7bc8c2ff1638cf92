/** Views and components by the types their game tells them in (`src/told`): the one place where the wire becomes a type. */
import type { View } from "../protocol";

export const viewOf = <T extends object>(view: View | object): T => view as T;
