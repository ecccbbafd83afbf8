import { type Asked, prefetchFiles } from './prefetch-files';

export type Told = { readonly isAllHere: boolean } | { readonly failed: string };

const tell = (told: Told) => {
  postMessage(told);
};

async function answer(asked: Asked): Promise<void> {
  try {
    tell({ isAllHere: await prefetchFiles(asked) });
  } catch (thrown) {
    tell({ failed: thrown instanceof Error ? thrown.message : String(thrown) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data));
