import { createHash, createHmac } from 'node:crypto';

/** An MD5 that is computed piece by piece. */
export interface Md5 {
  update(piece: Uint8Array): void;
  /** The digest in hexadecimal digits. Call once, after the last piece. */
  hex(): string;
}

export function startMd5(): Md5 {
  const hash = createHash('md5');
  return { update: (piece) => void hash.update(piece), hex: () => hash.digest('hex') };
}

/** A digest in hexadecimal digits; a text is hashed as UTF-8. */
export const digestOf = (algorithm: 'md5' | 'sha1' | 'sha256', data: string | Uint8Array): string =>
  createHash(algorithm).update(data).digest('hex');

/** The keyed hashes that the provider needs. */
export const hmac = (
  algorithm: 'sha1' | 'sha256' | 'sha512',
  key: string | Uint8Array,
  message: string | Uint8Array,
): Uint8Array => createHmac(algorithm, key).update(message).digest();
