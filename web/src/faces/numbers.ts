/** Repeatable numbers from a text: the same for everybody, in every language. */

/** FNV-1a, 32 bits, over the UTF-8 bytes. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}

/** A sequence of numbers below a bound. */
export function numbers(text: string): (bound: number) => number {
  let state = fnv1a(text) || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % bound;
  };
}
