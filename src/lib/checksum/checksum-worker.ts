import { md5OfFile } from './md5-of-file';

export type Told =
  /** So many bytes more. */
  | { readonly read: number }
  | { readonly sum: string }
  /** The browser could not read the file. */
  | { readonly failed: string };

const tell = (told: Told) => {
  postMessage(told);
};

async function answer(file: Blob): Promise<void> {
  try {
    tell({ sum: await md5OfFile(file, (read) => tell({ read })) });
  } catch (thrown) {
    tell({ failed: thrown instanceof Error ? thrown.message : String(thrown) });
  }
}

// One after the other; a worker is ended where its answer is no longer wanted.
addEventListener('message', ({ data }: MessageEvent<Blob>) => void answer(data));
