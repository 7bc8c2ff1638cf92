/** How seats look: a colour and a little shape each, so that they differ without colour too. */
export const COLOURS = ["#ffb43d", "#58b4ff", "#ff7aa8", "#4fd6b8", "#b9a2ff", "#d8e36a", "#ff9d6e", "#9fd0ff"];
export const SHAPES = ["●", "◆", "■", "⬟", "▲", "✚", "★", "⬢"];

export const seatColour = (seat: number): string => COLOURS[seat % COLOURS.length]!;
export const seatShape = (seat: number): string => SHAPES[seat % SHAPES.length]!;
