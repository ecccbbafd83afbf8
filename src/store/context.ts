import type { Units } from '@/model/decode';
import type { Provider } from '@/provider/provider';
import type { SessionApi } from '@/provider/session';
import { context, type Saga } from './sagas/effects';

export interface SagaContext {
  session: SessionApi;
  provider: Provider;
  navigate(path: string): void;
  /** Wall clock: for people, and for the session's expiry. */
  now(): number;
  /** A clock that never goes back: for order and freshness. */
  steadyNow(): number;
  units: Units;
}

export function* fromContext<K extends keyof SagaContext>(name: K): Saga<SagaContext[K]> {
  return yield* context<SagaContext[K]>(name);
}
