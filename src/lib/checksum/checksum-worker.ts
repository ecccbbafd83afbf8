import { type Range, readParts } from './read-parts';

/** What the page asks for; the worker is ended where it is no longer wanted. */
export interface Asked {
  readonly file: Blob;
  readonly parts: readonly Range[];
}

export type Told =
  | { readonly read: number }
  | { readonly sums: readonly string[] }
  /** The browser could not read the file. */
  | { readonly failed: string };

const tell = (told: Told) => {
  postMessage(told);
};

async function answer({ file, parts }: Asked): Promise<void> {
  try {
    tell({ sums: await readParts(file, parts, (read) => tell({ read })) });
  } catch (thrown) {
    tell({ failed: thrown instanceof Error ? thrown.message : String(thrown) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data));
