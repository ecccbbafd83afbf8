import type { Call } from '@/model/call';
import type { RemovalProgress } from '@/model/object/removal';
import type { Provider } from './provider';
import type { CallAnswer } from './rest';

interface Options {
  account: string;
  signal?: AbortSignal;
  /** `Idempotency-Key`, of a call that has one. */
  key?: string | undefined;
  /** Called for changes of many requests. */
  onProgress?: (progress: RemovalProgress) => void;
}

/** Sends a call to its API; throws ApiError. */
export async function sendCall(
  { rest, graphql, orbit }: Pick<Provider, 'rest' | 'graphql' | 'orbit'>,
  call: Call,
  options: Options,
): Promise<CallAnswer> {
  if (call.mutation !== undefined) {
    return {
      status: 200,
      body: await graphql.mutate(call, options.signal, options.key),
      links: {},
    };
  }
  return call.storage === undefined ? rest.send(call, options) : orbit.send(call, options);
}
