import { md5 } from 'js-md5';
import type { Told } from './checksum-worker';
import { md5OfFile } from './md5-of-file';

/** The browser could not read a file: it has changed, is gone, or is none. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

export interface Checksums {
  /**
   * The MD5 of a file, or of a part of one, in hexadecimal digits. `onRead` receives the bytes read
   * since its last call. Throws UnreadableFile, or the signal's reason once it is aborted.
   */
  read(file: Blob, onRead: (bytes: number) => void, signal: AbortSignal): Promise<string>;
  end(): void;
}

type Read = Checksums['read'];

const readHere: Read = async (file, onRead, signal) => {
  try {
    return await md5OfFile(file, (bytes) => {
      signal.throwIfAborted();
      onRead(bytes);
    });
  } catch (thrown) {
    signal.throwIfAborted();
    throw new UnreadableFile(thrown instanceof Error ? thrown.message : 'It cannot be read');
  }
};

interface Lane {
  worker: Worker | undefined;
  last: Promise<unknown>;
  /** Bytes that are still to be read. */
  left: number;
}

function endWorker(lane: Lane): void {
  lane.worker?.terminate();
  lane.worker = undefined;
}

/** Undefined if the worker's code cannot be fetched. */
function readBeside(
  lane: Lane,
  worker: Worker,
  [file, onRead, signal]: Parameters<Read>,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      endWorker(lane);
      reject(signal.reason as Error);
    };
    const over = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop, { once: true });
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('read' in data) {
        onRead(data.read);
        return;
      }
      over();
      if ('sum' in data) resolve(data.sum);
      else reject(new UnreadableFile(data.failed));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      over();
      endWorker(lane);
      resolve(undefined);
    };
    worker.postMessage(file);
  });
}

const startWorker = (): Worker | undefined =>
  'Worker' in globalThis
    ? new Worker(new URL('./checksum-worker.ts', import.meta.url), { type: 'module' })
    : undefined;

/** More would wait for the disk. */
const MOST_WORKERS = 4;

const workersFor = (processors: number): number => Math.min(MOST_WORKERS, processors);

/** Workers are kept for the files that follow. */
export function createChecksums(
  start: () => Worker | undefined = startWorker,
  workers = workersFor(navigator.hardwareConcurrency),
): Checksums {
  const lanes = Array.from({ length: workers }, (): Lane => ({
    worker: undefined,
    last: Promise.resolve(),
    left: 0,
  }));

  async function readIn(lane: Lane, asked: Parameters<Read>): Promise<string> {
    asked[2].throwIfAborted();
    lane.worker ??= start();
    const sum = lane.worker && (await readBeside(lane, lane.worker, asked));
    return sum ?? readHere(...asked);
  }

  return {
    read: (...asked) => {
      const [{ size }] = asked;
      const lane = lanes.reduce((least, other) => (other.left < least.left ? other : least));
      lane.left += size;
      const reading = lane.last.then(() => readIn(lane, asked));
      const over = () => {
        lane.left -= size;
      };
      lane.last = reading.then(over, over);
      return reading;
    },
    end: () => lanes.forEach(endWorker),
  };
}

/** In hexadecimal digits. */
export const md5Of = (text: string): string => md5(text);
