/**
 * Numbers from 0 to below 1 that follow only from a seed and their purpose, not from earlier calls.
 * @param {readonly unknown[]} parts
 */
export function randomOf(...parts) {
  let state = 2_166_136_261;
  for (const sign of parts.join('\n')) state = Math.imul(state ^ sign.codePointAt(0), 16_777_619);
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = (random, items) => items[Math.floor(random() * items.length)];

/** In an order that follows from the numbers. */
export function shuffled(random, items) {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0]);
}
