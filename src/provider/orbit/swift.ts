import { isOffline } from '@/lib/is-offline';
import { type OrbitAccount, readOrbitAccount } from '@/model/orbit/account';
import { ApiError, failure, UNREADABLE, unreadable } from '../api-error';
import { refusal } from '../request';
import type { Issuer } from './orbit-api';

interface Place {
  readonly address: string;
  readonly issuer: Issuer;
  readonly account: string;
  readonly signal: AbortSignal | undefined;
}

interface Asked {
  readonly method: 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
}

async function sendOnce(place: Place, { method, headers }: Asked): Promise<Response> {
  const { address, issuer, account, signal } = place;
  const token = await issuer.orbitToken(account);
  const wasOffline = isOffline();
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${address}/${account}`, {
      method,
      headers: { ...headers, 'X-Auth-Token': token },
      credentials: 'omit',
      cache: 'no-store',
      ...(signal && { signal }),
    });
    text = await response.text();
  } catch (thrown) {
    if (signal?.aborted === true) throw failure('cancelled', 'Cancelled', thrown);
    throw failure(
      wasOffline && isOffline() ? 'unsent' : 'network',
      'No answer from Orbit. Check your network connection',
      thrown,
    );
  }
  if (!response.ok) throw await refusal(response, text);
  return response;
}

/** A 401 says nothing of the session: a new token is asked for, once (spec 3 §4). */
async function send(place: Place, asked: Asked): Promise<Response> {
  try {
    return await sendOnce(place, asked);
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.facts.status !== 401) throw thrown;
    place.issuer.forgetOrbitToken(place.account);
    return sendOnce(place, asked);
  }
}

/** `HEAD {account}`. */
export async function readAccount(place: Place): Promise<OrbitAccount> {
  const response = await send(place, { method: 'HEAD' });
  const read = readOrbitAccount((name) => response.headers.get(name));
  if (read === undefined) throw unreadable(UNREADABLE, response);
  return read;
}

/** `POST {account}`. */
export async function saveAccount(place: Place, headers: Asked['headers'] = {}): Promise<void> {
  await send(place, { method: 'POST', headers });
}
