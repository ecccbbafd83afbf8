import { md5 } from 'js-md5';
import type * as machine from '@mocks/machine/digest';
import { bytesOf, hexOf, joinedBytes } from '@mocks/provider/bytes';
import { sha1, sha256 } from '@mocks/demo/machine/sha';
import { sha512 } from '@mocks/demo/machine/sha512';

type Machine = typeof machine;

/** As `mocks/machine/digest.ts`, for a browser, whose own digests answer too late, by a promise. */
export type { Md5 } from '@mocks/machine/digest';

export const startMd5: Machine['startMd5'] = () => {
  const hash = md5.create();
  return { update: (piece) => void hash.update(piece), hex: () => hash.hex() };
};

const hashes = {
  sha1: { of: sha1, block: 64 },
  sha256: { of: sha256, block: 64 },
  sha512: { of: sha512, block: 128 },
};

export const digestOf: Machine['digestOf'] = (algorithm, data) =>
  algorithm === 'md5' ? md5(data) : hexOf(hashes[algorithm].of(bytesOf(data)));

/** RFC 2104. */
export const hmac: Machine['hmac'] = (algorithm, key, message) => {
  const { of, block } = hashes[algorithm];
  const given = bytesOf(key);
  const padded = new Uint8Array(block);
  padded.set(given.length > block ? of(given) : given);
  const masked = (mask: number, text: Uint8Array) =>
    of(joinedBytes([padded.map((byte) => byte ^ mask), text]));
  return masked(0x5c, masked(0x36, bytesOf(message)));
};
