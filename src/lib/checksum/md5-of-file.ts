import { md5 } from 'js-md5';

const PIECE_BYTES = 1024 ** 2;

type Read = () => Promise<Uint8Array | undefined>;

interface Pieces {
  /** Undefined at the end; a piece holds until the next is read. */
  readonly read: Read;
  readonly cancel: () => Promise<void>;
}

/** One buffer takes piece after piece: a new one for each took longer than their checksum. */
function intoOneBuffer(reader: ReadableStreamBYOBReader): Read {
  let buffer = new ArrayBuffer(PIECE_BYTES);
  return async () => {
    const { done, value } = await reader.read(new Uint8Array(buffer));
    if (done) return undefined;
    ({ buffer } = value);
    return value;
  };
}

function piecesOf(stream: ReadableStream<Uint8Array>): Pieces {
  try {
    const reader = stream.getReader({ mode: 'byob' });
    return { read: intoOneBuffer(reader), cancel: () => reader.cancel() };
  } catch {
    // Not every browser has such a stream of a file.
    const reader = stream.getReader();
    return { read: async () => (await reader.read()).value, cancel: () => reader.cancel() };
  }
}

/**
 * The MD5 of a file or a part of one, as in Swift's ETag. Reads piece by piece and never holds the
 * whole. `onRead` receives each piece's bytes, and ends the reading if it throws.
 */
export async function md5OfFile(file: Blob, onRead: (bytes: number) => void): Promise<string> {
  const hash = md5.create();
  const { read, cancel } = piecesOf(file.stream());
  try {
    for (let piece = await read(); piece !== undefined; piece = await read()) {
      hash.update(piece);
      onRead(piece.byteLength);
    }
  } finally {
    await cancel();
  }
  return hash.hex();
}
