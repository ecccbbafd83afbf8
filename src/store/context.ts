import type { Units } from '@/model/decode';
import type { Provider } from '@/provider/provider';
import type { SessionApi } from '@/provider/session';
import { context, type Saga } from './sagas/effects';

/** What `app` hands to the sagas, so that they reach up without importing up. */
export interface SagaContext {
  /** Known from the start; the rest of the provider arrives with the panel. */
  session: SessionApi;
  provider: Provider;
  navigate(path: string): void;
  /** Milliseconds since the epoch, by the wall clock: what people see, how long a session lives. */
  now(): number;
  /** Milliseconds by a clock that never goes back: what was before what, what is fresh. */
  steadyNow(): number;
  units: Units;
}

/** One of the things that `app` handed over. */
export function* fromContext<K extends keyof SagaContext>(name: K): Saga<SagaContext[K]> {
  return yield* context<SagaContext[K]>(name);
}
