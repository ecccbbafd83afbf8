import { md5OfFile } from './md5-of-file';

export type Told =
  /** So many bytes more. */
  { readonly read: number } | { readonly sum: string } | { readonly failed: string };

const tell = (told: Told) => {
  postMessage(told);
};

/** Bytes between two messages: each takes time of the page's own thread. */
const TOLD_EACH = 4 * 1024 ** 2;

async function answer(file: Blob): Promise<void> {
  let read = 0;
  try {
    const sum = await md5OfFile(file, (bytes) => {
      read += bytes;
      if (read < TOLD_EACH) return;
      tell({ read });
      read = 0;
    });
    tell({ read });
    tell({ sum });
  } catch (thrown) {
    tell({ failed: thrown instanceof Error ? thrown.message : String(thrown) });
  }
}

// One after the other; a worker is ended if its answer is no longer wanted.
addEventListener('message', ({ data }: MessageEvent<Blob>) => void answer(data));
