import { primes } from '@mocks/demo/machine/sha';

const BLOCK = 128;
const MASK = 2n ** 64n - 1n;

/** Returns the integer part of a root, by Newton's method. */
function rootOf(number: bigint, degree: bigint): bigint {
  let guess = 1n << (BigInt(number.toString(2).length) / degree + 1n);
  for (;;) {
    const next = ((degree - 1n) * guess + number / guess ** (degree - 1n)) / degree;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** Returns the first 64 bits of the fraction of a prime's root. */
const fraction = (prime: number, degree: bigint): bigint =>
  rootOf(BigInt(prime) << (64n * degree), degree) & MASK;

const initial = primes(8).map((prime) => fraction(prime, 2n));
const constants = primes(80).map((prime) => fraction(prime, 3n));

const right = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

function padded(message: Uint8Array): DataView {
  const blocks = Math.floor((message.length + 16) / BLOCK) + 1;
  const whole = new Uint8Array(blocks * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - 8, BigInt(message.length) * 8n);
  return view;
}

function step(state: readonly bigint[], block: DataView, at: number): bigint[] {
  const words = Array.from({ length: 16 }, (_, index) => block.getBigUint64(at + index * 8));
  for (let index = 16; index < 80; index += 1) {
    const [early = 0n, late = 0n] = [words[index - 15], words[index - 2]];
    const first = right(early, 1n) ^ right(early, 8n) ^ (early >> 7n);
    const second = right(late, 19n) ^ right(late, 61n) ^ (late >> 6n);
    words.push(((words[index - 16] ?? 0n) + first + (words[index - 7] ?? 0n) + second) & MASK);
  }
  let [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n, f = 0n, g = 0n, h = 0n] = state;
  for (const [index, word] of words.entries()) {
    const choice = (e & f) ^ (~e & MASK & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const high = right(e, 14n) ^ right(e, 18n) ^ right(e, 41n);
    const low = right(a, 28n) ^ right(a, 34n) ^ right(a, 39n);
    const more = h + high + choice + (constants[index] ?? 0n) + word;
    [a, b, c, d, e, f, g, h] = [
      (more + low + majority) & MASK,
      a,
      b,
      c,
      (d + more) & MASK,
      e,
      f,
      g,
    ];
  }
  const values = [a, b, c, d, e, f, g, h];
  return state.map((word, index) => (word + (values[index] ?? 0n)) & MASK);
}

/** SHA-512 (FIPS 180-4 §6.4), for the few short texts that are signed with it. */
export function sha512(message: Uint8Array): Uint8Array {
  const view = padded(message);
  let state: readonly bigint[] = initial;
  for (let at = 0; at < view.byteLength; at += BLOCK) state = step(state, view, at);
  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, index) => out.setBigUint64(index * 8, word));
  return new Uint8Array(out.buffer);
}
