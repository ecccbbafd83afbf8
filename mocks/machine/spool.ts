import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Bytes that lie outside of memory for as long as somebody keeps this. */
export interface Spooled {
  /** The bytes from `start` to before `end`. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

/** Takes bytes in, piece by piece. */
export interface Spool {
  write(piece: Uint8Array): Promise<void>;
  /** Nothing is written any more. */
  end(): Promise<Spooled>;
}

const PIECE = 256 * 1024;

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

/** Removes the file of what nothing keeps any more. */
const forgotten = new FinalizationRegistry((path: string) => {
  rm(path, { force: true }).catch((error: unknown) => {
    throw error;
  });
});

function fileSpooled(path: string): Spooled {
  const spooled: Spooled = {
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
  forgotten.register(spooled, path);
  return spooled;
}

/** Bytes that go to a temporary file. */
export async function startSpool(): Promise<Spool> {
  const path = temporaryFile();
  const file = await open(path, 'w');
  return {
    write: async (piece) => void (await file.write(piece)),
    async end() {
      await file.close();
      return fileSpooled(path);
    },
  };
}
