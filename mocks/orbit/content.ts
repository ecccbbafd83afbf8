import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What an object holds, read piece by piece. */
export interface Content {
  readonly size: number;
  /** The bytes from `start` to before `end`. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

/** A content with its MD5 in hexadecimal digits. */
export interface Received {
  content: Content;
  md5: string;
}

/** What is larger than this is kept in a temporary file. */
const LARGEST_IN_MEMORY = 8 * 1024 ** 2;
const PIECE = 256 * 1024;

/** How MD5 and what else Swift digests is written. */
export const md5Of = (data: string | Uint8Array): string =>
  createHash('md5').update(data).digest('hex');

/** A content of pieces that are in memory. */
function contentOf(pieces: readonly Uint8Array[]): Content {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  return {
    size,
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

/** What is in memory as a content, with its MD5. */
export const bytesContent = (bytes: Uint8Array): Received => ({
  content: contentOf([bytes]),
  md5: md5Of(bytes),
});

/** A text as a content, with its MD5. */
export const textContent = (text: string): Received => bytesContent(new TextEncoder().encode(text));

const line = new TextEncoder().encode('The simulated Orbit made this line up.\n');
const madeUp = Uint8Array.from(
  { length: line.length * 4096 },
  (_, at) => line[at % line.length] ?? 0,
);

/** As many bytes as wanted, which nobody has to keep: a line of text again and again. */
export const madeUpContent = (size: number): Content => ({
  size,
  async *read(start, end) {
    for (let at = start; at < end;) {
      const from = at % line.length;
      const next = madeUp.subarray(from, Math.min(madeUp.length, from + end - at));
      yield next;
      at += next.length;
    }
  },
});

/** Parts of other contents, one after the other. */
export function joinedContent(
  parts: readonly { content: Content; start: number; end: number }[],
): Content {
  const size = parts.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    size,
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

let folder: string | null = null;
let files = 0;

/** A new name in a folder that goes with the process. */
function temporaryFile(): string {
  if (folder === null) {
    const made = mkdtempSync(join(tmpdir(), 'wheelhouse-orbit-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  return join(folder, String((files += 1)));
}

/** Removes the file of a content that nothing keeps any more. */
const forgotten = new FinalizationRegistry((path: string) => {
  rm(path, { force: true }).catch((error: unknown) => {
    throw error;
  });
});

function fileContent(path: string, size: number): Content {
  const content: Content = {
    size,
    async *read(start, end) {
      const file = await open(path, 'r');
      try {
        for (let at = start; at < end;) {
          const { buffer, bytesRead } = await file.read({
            buffer: new Uint8Array(Math.min(PIECE, end - at)),
            position: at,
          });
          if (bytesRead === 0) throw new Error(`${path} has lost its end.`);
          yield buffer.subarray(0, bytesRead);
          at += bytesRead;
        }
      } finally {
        await file.close();
      }
    },
  };
  forgotten.register(content, path);
  return content;
}

/** Takes in a body; undefined once it is longer than `limit`. Throws when its sender breaks off. */
export async function receive(
  body: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<Received | undefined> {
  const hash = createHash('md5');
  let pieces: Uint8Array[] = [];
  let size = 0;
  let path: string | null = null;
  let file: Awaited<ReturnType<typeof open>> | null = null;
  try {
    for await (const piece of body) {
      size += piece.length;
      if (size > limit) return undefined;
      hash.update(piece);
      if (file) {
        await file.write(piece);
        continue;
      }
      pieces.push(piece);
      if (size <= LARGEST_IN_MEMORY) continue;
      path = temporaryFile();
      file = await open(path, 'w');
      for (const kept of pieces) await file.write(kept);
      pieces = [];
    }
  } finally {
    await file?.close();
  }
  const content = path === null ? contentOf(pieces) : fileContent(path, size);
  return { content, md5: hash.digest('hex') };
}

/** The MD5 of a whole content. */
export async function md5OfContent(content: Content): Promise<string> {
  const hash = createHash('md5');
  for await (const piece of content.read(0, content.size)) hash.update(piece);
  return hash.digest('hex');
}
