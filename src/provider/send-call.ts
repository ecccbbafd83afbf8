import type { Call } from '@/model/call';
import type { Provider } from './provider';
import type { CallAnswer } from './rest';

interface Options {
  account: string;
  signal?: AbortSignal;
}

/** Sends a call to the API that it is of; throws ApiError. */
export async function sendCall(
  { rest, kiosk }: Pick<Provider, 'rest' | 'kiosk'>,
  call: Call,
  options: Options,
): Promise<CallAnswer> {
  if (call.mutation === undefined) return rest.send(call, options);
  return { status: 200, body: await kiosk.mutate(call, options.signal), links: {} };
}
