import { pause } from '@/lib/pause';
import { call, type Saga } from './effects';

/** Lets the page paint and answer to its user in the midst of long work. */
export function* breathe(): Saga {
  yield* call(pause);
}
