import type { Units } from '@/model/decode';
import type { Provider } from '@/provider/provider';
import type { SessionApi } from '@/provider/session';
import { context, type Saga } from './sagas/effects';

/** Dependencies that `app` passes to the sagas. */
export interface SagaContext {
  /** Part of the entry; the rest of the provider arrives with the panel. */
  session: SessionApi;
  provider: Provider;
  navigate(path: string): void;
  /** Wall clock: for people, and for the session's expiry. */
  now(): number;
  /** A clock that never goes back: for order and freshness. */
  steadyNow(): number;
  units: Units;
}

/** A field of the saga context. */
export function* fromContext<K extends keyof SagaContext>(name: K): Saga<SagaContext[K]> {
  return yield* context<SagaContext[K]>(name);
}
