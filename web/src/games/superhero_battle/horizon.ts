/** A sky with stars and two ridges, the same for the same name in every language. */

interface Star {
  x: number;
  y: number;
  r: number;
  glow: number;
}

interface Ridge {
  d: string;
  shade: number;
}

/** Numbers that follow from a name. */
function dice(name: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) state = Math.imul(state ^ byte, 0x01000193) >>> 0;
  state ||= 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

const WIDTH = 212;

export function horizon(name: string): { stars: Star[]; ridges: Ridge[] } {
  const roll = dice(name);
  const stars: Star[] = Array.from({ length: 14 }, () => ({
    x: roll(WIDTH),
    y: roll(60),
    r: 0.6 + roll(10) / 10,
    glow: 0.5,
  }));
  stars.push({ x: 150 + roll(40), y: 26 + roll(14), r: 13 + roll(9), glow: 0.16 });
  stars.push({ x: 60 + roll(60), y: 18 + roll(10), r: 4 + roll(4), glow: 0.13 });
  const ridges = [
    { base: 74, shade: 0.36 },
    { base: 92, shade: 0.46 },
  ].map(({ base, shade }) => {
    let d = `M0 150V${base}`;
    for (let x = 0; x <= WIDTH; x += 15 + roll(10)) d += `L${x} ${base - roll(26)}`;
    return { d: `${d}L${WIDTH + 8} ${base}V150Z`, shade };
  });
  return { stars, ridges };
}
