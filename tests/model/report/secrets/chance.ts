const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const ALPHABETS = {
  hex: `${DIGITS}abcdef`,
  base32: `${LOWER.toUpperCase()}234567`,
  base36: LOWER + DIGITS,
  base62: LOWER.toUpperCase() + LOWER + DIGITS,
  base64: `${LOWER.toUpperCase()}${LOWER}${DIGITS}+/`,
  digits: DIGITS,
} as const;

export type Alphabet = keyof typeof ALPHABETS;

/** Mulberry32: the same numbers for the same seed. */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Chance = ReturnType<typeof chanceOf>;

export const pick = <Item>(items: readonly Item[], chance: Chance): Item | undefined =>
  items[Math.floor(chance() * items.length)];

/** Makes random texts of an alphabet and a length. */
export const restOf =
  (chance: Chance) =>
  (alphabet: Alphabet, length: number): string =>
    Array.from({ length }, () => pick(Array.from(ALPHABETS[alphabet]), chance) ?? '').join('');

/** Fours, joined. */
export const grouped = (text: string, between: string): string =>
  (text.match(/.{4}/gu) ?? []).join(between);
