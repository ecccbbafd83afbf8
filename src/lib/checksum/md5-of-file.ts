import { md5 } from 'js-md5';

/** As much of a file as is in memory at a time. */
const PIECE = 4 * 1024 ** 2;

/**
 * The MD5 of a file or a part of one, as Swift's ETag has it, read piece by piece. `onRead` is told of each
 * piece's bytes, and ends the reading by what it throws.
 */
export async function md5OfFile(file: Blob, onRead: (bytes: number) => void): Promise<string> {
  const hash = md5.create();
  for (let at = 0; at < file.size; at += PIECE) {
    const piece = await file.slice(at, at + PIECE).arrayBuffer();
    hash.update(new Uint8Array(piece));
    onRead(piece.byteLength);
  }
  return hash.hex();
}
