import type { Asked, Told } from './checksum-worker';
import { type Range, readParts } from './read-parts';

/** The browser could not read a file: it has changed, is gone, or is none. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** Reads files for their checksums, one at a time, beside the page's own thread. */
export interface Checksums {
  /** Throws UnreadableFile, or the signal's reason once it is aborted. */
  read(
    file: Blob,
    parts: readonly Range[],
    onRead: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<readonly string[]>;
  end(): void;
}

type Read = Checksums['read'];

const readHere: Read = async (file, parts, onRead, signal) => {
  try {
    return await readParts(file, parts, (bytes) => {
      signal.throwIfAborted();
      onRead(bytes);
    });
  } catch (thrown) {
    signal.throwIfAborted();
    throw new UnreadableFile(thrown instanceof Error ? thrown.message : 'It cannot be read');
  }
};

const startWorker = (): Worker | undefined =>
  'Worker' in globalThis
    ? new Worker(new URL('./checksum-worker.ts', import.meta.url), { type: 'module' })
    : undefined;

/** The worker is started with the first file, and kept for the next. */
export function createChecksums(start: () => Worker | undefined = startWorker): Checksums {
  let worker: Worker | undefined;

  function end() {
    worker?.terminate();
    worker = undefined;
  }

  /** Undefined where the worker's code cannot be had. */
  function readBeside(
    to: Worker,
    [file, parts, onRead, signal]: Parameters<Read>,
  ): Promise<readonly string[] | undefined> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        end();
        reject(signal.reason as Error);
      };
      const over = () => signal.removeEventListener('abort', stop);
      signal.addEventListener('abort', stop, { once: true });
      to.onmessage = ({ data }: MessageEvent<Told>) => {
        if ('read' in data) {
          onRead(data.read);
          return;
        }
        over();
        if ('sums' in data) resolve(data.sums);
        else reject(new UnreadableFile(data.failed));
      };
      to.onerror = (event) => {
        event.preventDefault();
        over();
        end();
        resolve(undefined);
      };
      const asked: Asked = { file, parts };
      to.postMessage(asked);
    });
  }

  return {
    read: async (...asked) => {
      asked[3].throwIfAborted();
      worker ??= start();
      const sums = worker && (await readBeside(worker, asked));
      return sums ?? readHere(...asked);
    },
    end,
  };
}
