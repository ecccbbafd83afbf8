import type * as machine from '@mocks/machine/spool';

type Machine = typeof machine;

/** As `mocks/machine/spool.ts`: browsers keep large Blobs on disk, and IndexedDB stores Blobs. */
export interface Spooled extends machine.Spooled {
  readonly blob: Blob;
}

export type Spool = machine.Spool;

const PIECE = 256 * 1024;
/** Bytes gathered before they are handed to the browser. */
const GATHERED = 4 * 1024 ** 2;

/** Reads a Blob piece by piece. */
export const blobSpooled = (blob: Blob): Spooled => ({
  blob,
  async *read(start, end) {
    for (let at = start; at < end; at += PIECE) {
      const piece = blob.slice(at, Math.min(at + PIECE, end));
      yield new Uint8Array(await piece.arrayBuffer());
    }
  },
});

export const startSpool: Machine['startSpool'] = () => {
  let blob = new Blob();
  let pieces: BlobPart[] = [];
  let size = 0;
  const hand = () => {
    blob = new Blob([blob, ...pieces]);
    pieces = [];
    size = 0;
  };
  return Promise.resolve({
    write(piece: Uint8Array) {
      // A copy: a Blob accepts no shared memory.
      pieces.push(new Uint8Array(piece));
      size += piece.length;
      if (size >= GATHERED) hand();
      return Promise.resolve();
    },
    end() {
      hand();
      return Promise.resolve(blobSpooled(blob));
    },
  });
};
