import { hmac } from '@mocks/machine/digest';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const period = 30_000;

/** A secret of 160 bits, as RFC 4226 §4 advises, in base 32. */
export const newTotpSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => alphabet[byte % 32]).join('');

/** Base 32 (RFC 4648, no padding) as bytes. Throws on a character outside the alphabet. */
function fromBase32(text: string): Uint8Array {
  let bits = '';
  for (const character of text.toUpperCase()) {
    const value = alphabet.indexOf(character);
    if (value < 0) throw new Error(`${character} is not base 32.`);
    bits += value.toString(2).padStart(5, '0');
  }
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}

/** The six digits of RFC 6238 (SHA-1, 30 s) for a base-32 secret at a time in milliseconds. */
export function totp(secret: string, time: number): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(time / period)));
  const hash = hmac('sha1', fromBase32(secret), new Uint8Array(counter.buffer));
  const view = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
  const number = view.getUint32(view.getUint8(hash.byteLength - 1) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** True if the code is valid for the current step, the previous or the next. */
export function isTotp(secret: string, code: string, time: number): boolean {
  return [-1, 0, 1].some((step) => totp(secret, time + step * period) === code);
}
