import { lazyPart } from '@/lib/lazy-part';
import { failure } from './api-error';

/** Loads code for requests. Without it nothing is sent, and the next request loads it again. */
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
