import { createHmac } from 'node:crypto';

/** The keyed hashes that the provider needs. */
export function hmac(
  algorithm: 'sha1' | 'sha256',
  key: string | Uint8Array,
  message: string | Uint8Array,
): Uint8Array {
  return createHmac(algorithm, key).update(message).digest();
}
