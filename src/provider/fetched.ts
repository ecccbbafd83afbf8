import { lazyPart } from '@/lib/lazy-part';
import { failure } from './api-error';

/** Without its code nothing is sent; the next request fetches it again. */
export function fetched<T>(load: () => Promise<T>): () => Promise<T> {
  const part = lazyPart(load);
  return async () => {
    try {
      return await part();
    } catch (thrown) {
      throw failure('unsent', 'A part of the panel could not be fetched', thrown);
    }
  };
}
