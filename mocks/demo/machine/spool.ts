import type * as machine from '@mocks/machine/spool';

type Machine = typeof machine;

/** As `mocks/machine/spool.ts`: a browser keeps a large Blob on its disk, and IndexedDB takes one as it is. */
export interface Spooled extends machine.Spooled {
  readonly blob: Blob;
}

export type Spool = machine.Spool;

const PIECE = 256 * 1024;
/** So many bytes are gathered before they are handed to the browser. */
const GATHERED = 4 * 1024 ** 2;

/** What a Blob has, read piece by piece. */
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
      // A copy: a Blob is made of no memory that somebody shares.
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
