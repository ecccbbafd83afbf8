import { md5 } from 'js-md5';

/** As much of a file as is in memory at a time. */
const PIECE = 4 * 1024 ** 2;

/** Bytes from `start` to before `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The MD5 of each part of a file, as Swift's ETag has it, read piece by piece. `onRead` is told how many
 * bytes were read so far, and ends the reading by what it throws.
 */
export async function readParts(
  file: Blob,
  parts: readonly Range[],
  onRead: (bytes: number) => void,
): Promise<readonly string[]> {
  let bytes = 0;
  const sums: string[] = [];
  for (const { start, end } of parts) {
    const hash = md5.create();
    for (let at = start; at < end; at += PIECE) {
      const piece = await file.slice(at, Math.min(end, at + PIECE)).arrayBuffer();
      hash.update(new Uint8Array(piece));
      bytes += piece.byteLength;
      onRead(bytes);
    }
    sums.push(hash.hex());
  }
  return sums;
}
