import { fromBase64 } from '@/lib/base64';
import type { Packed } from './packed';

/** A packed text, encrypted. */
export interface Sealed extends Omit<Packed, 'bytes'> {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

export interface Sealer {
  readonly seal: (packed: Packed) => Promise<Sealed>;
  /** Rejects if another key sealed it. */
  readonly open: (sealed: Sealed) => Promise<Packed>;
}

const NAME = 'AES-GCM';

/** Seals by a key of 256 bits as base64. */
export async function createSealer(key: string): Promise<Sealer> {
  const bits = fromBase64(key) ?? new Uint8Array();
  const aes = await crypto.subtle.importKey('raw', bits, NAME, false, ['encrypt', 'decrypt']);
  return {
    seal: async ({ bytes: plain, ...about }) => {
      // A new one each time, as the algorithm requires (NIST SP 800-38D §8).
      const iv = crypto.getRandomValues(new Uint8Array(12));
      return { ...about, iv, sealed: await crypto.subtle.encrypt({ name: NAME, iv }, aes, plain) };
    },
    open: async ({ iv, sealed, ...about }) => ({
      ...about,
      bytes: new Uint8Array(await crypto.subtle.decrypt({ name: NAME, iv }, aes, sealed)),
    }),
  };
}
