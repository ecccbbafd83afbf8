import { digestOf, startMd5 } from '@mocks/machine/digest';
import { startSpool, type Spool, type Spooled } from '@mocks/machine/spool';

/** A part of a content: the bytes from `start` to before `end`. */
interface Part {
  content: Content;
  start: number;
  end: number;
}

/** An object's content, read piece by piece. */
export interface Content {
  readonly size: number;
  /** The source of the bytes, for code that saves the content elsewhere. */
  readonly source:
    | { pieces: readonly Uint8Array[] }
    | { spooled: Spooled }
    | { parts: readonly Part[] }
    | 'made up';
  /** The bytes from `start` to before `end`. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

/** A content with its MD5 in hexadecimal digits. */
export interface Received {
  content: Content;
  md5: string;
}

/** Bytes above which a content moves from memory to a file. */
const LARGEST_IN_MEMORY = 8 * 1024 ** 2;

/** An MD5 in hexadecimal digits, as Swift writes it. */
export const md5Of = (data: string | Uint8Array): string => digestOf('md5', data);

function contentOf(pieces: readonly Uint8Array[]): Content {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  return {
    size,
    source: { pieces },
    async *read(start, end) {
      let at = 0;
      for (const piece of pieces) {
        const from = Math.max(start - at, 0);
        const to = Math.min(end - at, piece.length);
        if (from < to) yield piece.subarray(from, to);
        at += piece.length;
      }
    },
  };
}

export const bytesContent = (bytes: Uint8Array): Received => ({
  content: contentOf([bytes]),
  md5: md5Of(bytes),
});

export const textContent = (text: string): Received => bytesContent(new TextEncoder().encode(text));

const line = new TextEncoder().encode('The simulated Orbit made this line up.\n');
const madeUp = Uint8Array.from(
  { length: line.length * 4096 },
  (_, at) => line[at % line.length] ?? 0,
);

/** A content of any size that takes no memory: one line of text repeated. */
export const madeUpContent = (size: number): Content => ({
  size,
  source: 'made up',
  async *read(start, end) {
    for (let at = start; at < end;) {
      const from = at % line.length;
      const next = madeUp.subarray(from, Math.min(madeUp.length, from + end - at));
      yield next;
      at += next.length;
    }
  },
});

/** A content of parts of other contents in order. */
export function joinedContent(parts: readonly Part[]): Content {
  const size = parts.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    size,
    source: { parts },
    async *read(start, end) {
      let at = 0;
      for (const part of parts) {
        const length = part.end - part.start;
        const from = Math.max(start - at, 0);
        const to = Math.min(end - at, length);
        if (from < to) yield* part.content.read(part.start + from, part.start + to);
        at += length;
      }
    },
  };
}

/** A received body in a temporary file as a content. */
export const spooledContent = (spooled: Spooled, size: number): Content => ({
  size,
  source: { spooled },
  read: (start, end) => spooled.read(start, end),
});

/** Reads a body; undefined if it exceeds `limit` bytes. Throws if its sender breaks off. */
export async function receive(
  body: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<Received | undefined> {
  const hash = startMd5();
  let pieces: Uint8Array[] = [];
  let size = 0;
  let spool: Spool | null = null;
  let spooled: Spooled | null = null;
  try {
    for await (const piece of body) {
      size += piece.length;
      if (size > limit) return undefined;
      hash.update(piece);
      if (spool) {
        await spool.write(piece);
        continue;
      }
      pieces.push(piece);
      if (size <= LARGEST_IN_MEMORY) continue;
      spool = await startSpool();
      for (const kept of pieces) await spool.write(kept);
      pieces = [];
    }
  } finally {
    spooled = (await spool?.end()) ?? null;
  }
  const content = spooled ? spooledContent(spooled, size) : contentOf(pieces);
  return { content, md5: hash.hex() };
}

export async function md5OfContent(content: Content): Promise<string> {
  const hash = startMd5();
  for await (const piece of content.read(0, content.size)) hash.update(piece);
  return hash.hex();
}
