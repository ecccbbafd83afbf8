import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Bytes in a temporary file, which is removed once this object is garbage. */
export interface Spooled {
  /** The bytes from `start` to before `end`. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

/** A temporary file that is being written. */
export interface Spool {
  write(piece: Uint8Array): Promise<void>;
  /** Ends the writing. */
  end(): Promise<Spooled>;
}

const PIECE = 256 * 1024;

let folder: string | null = null;
let files = 0;

/** A new path in a folder that is removed when the process exits. */
function temporaryFile(): string {
  if (folder === null) {
    const made = mkdtempSync(join(tmpdir(), 'wheelhouse-orbit-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  return join(folder, String((files += 1)));
}

/** Removes the file of each `Spooled` that is garbage. */
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
