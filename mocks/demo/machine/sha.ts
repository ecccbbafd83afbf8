/** Step of SHA-1 or SHA-256 (FIPS 180-4 §5 and §6): blocks of 64 bytes, words of 32 bits. */
type Step = (state: Int32Array, words: Int32Array) => void;

const BLOCK = 64;

/** Pads a message to whole blocks: a 1 bit, zeros and its length in bits. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.floor((message.length + 8) / BLOCK) + 1;
  const whole = new Uint8Array(blocks * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(whole.length - 4, message.length << 3);
  return view;
}

function digest(initial: readonly number[], rounds: number, step: Step) {
  return (message: Uint8Array): Uint8Array => {
    const state = Int32Array.from(initial);
    const words = new Int32Array(rounds);
    const view = padded(message);
    for (let at = 0; at < view.byteLength; at += BLOCK) {
      for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(at + index * 4);
      step(state, words);
    }
    const out = new DataView(new ArrayBuffer(initial.length * 4));
    state.forEach((word, index) => out.setInt32(index * 4, word));
    return new Uint8Array(out.buffer);
  };
}

const left = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
const right = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Adds a block's values to the state. */
function add(state: Int32Array, values: readonly number[]): void {
  values.forEach((value, index) => {
    state[index] = (state[index] ?? 0) + value;
  });
}

const sha1Step: Step = (state, words) => {
  const at = (index: number) => words[index] ?? 0;
  for (let index = 16; index < 80; index += 1) {
    words[index] = left(at(index - 3) ^ at(index - 8) ^ at(index - 14) ^ at(index - 16), 1);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let index = 0; index < 80; index += 1) {
    const [mixed, constant] =
      index < 20
        ? [(b & c) | (~b & d), 0x5a827999]
        : index < 40
          ? [b ^ c ^ d, 0x6ed9eba1]
          : index < 60
            ? [(b & c) | (b & d) | (c & d), 0x8f1bbcdc]
            : [b ^ c ^ d, 0xca62c1d6];
    const next = (left(a, 5) + mixed + e + constant + at(index)) | 0;
    [a, b, c, d, e] = [next, a, left(b, 30), c, d];
  }
  add(state, [a, b, c, d, e]);
};

export const sha1 = digest(
  [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0],
  80,
  sha1Step,
);

/** Returns the first `count` primes. */
export function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

/** Returns the first 32 bits of a root's fraction. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;

const cubeRoots = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const squareRoots = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const sha256Step: Step = (state, words) => {
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [words[index - 15] ?? 0, words[index - 2] ?? 0];
    const first = right(early, 7) ^ right(early, 18) ^ (early >>> 3);
    const second = right(late, 17) ^ right(late, 19) ^ (late >>> 10);
    words[index] = (words[index - 16] ?? 0) + first + (words[index - 7] ?? 0) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const high = right(e, 6) ^ right(e, 11) ^ right(e, 25);
    const low = right(a, 2) ^ right(a, 13) ^ right(a, 22);
    const more = (h + high + choice + (cubeRoots[index] ?? 0) + (words[index] ?? 0)) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + more) | 0;
    d = c;
    c = b;
    b = a;
    a = (more + low + majority) | 0;
  }
  add(state, [a, b, c, d, e, f, g, h]);
};

export const sha256 = digest(squareRoots, 64, sha256Step);
