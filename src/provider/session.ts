import type { Credentials, OneTimePassword } from '@/wire/session';
import type { RequestOptions, Send } from './request';

const SCOPES_HEADER = 'X-Oauth-Scopes';

export interface SessionApi {
  /** Returns the granted scopes, perhaps only that of the second step. */
  signIn(credentials: Credentials): Promise<readonly string[]>;
  oneTimePassword(step: OneTimePassword): Promise<readonly string[]>;
  signOut(): Promise<void>;
  /** Checks the session without prolonging it (spec 1 §4). */
  keepAlive(): Promise<void>;
}

/** The scopes that an answer grants. */
export function scopesOf(headers: Headers): readonly string[] {
  const text = headers.get(SCOPES_HEADER) ?? '';
  return text
    .split(',')
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '');
}

/** Sends an empty request that does not prolong the session (spec 1 §4). */
export async function keepAlive(send: Send, options: Pick<RequestOptions, 'expects401'> = {}) {
  const headers = { 'X-Session-Extend': 'false' };
  await send('/1.0/keep-alive', { method: 'HEAD', headers, bodyless: true, ...options });
}

/** Spec 1 §7. */
export function createSessionApi(send: Send): SessionApi {
  async function step(path: string, form: Readonly<Record<string, string>>) {
    const answer = await send(path, { method: 'POST', form, expects401: true });
    return scopesOf(answer.headers);
  }
  return {
    signIn: ({ username, password }) => step('/auth', { username, password }),
    oneTimePassword: ({ otp }) => step('/auth/two_factor', { otp }),
    signOut: async () => {
      await send('/auth', { method: 'DELETE', expects401: true, bodyless: true });
    },
    // Here a 401 ends the session.
    keepAlive: () => keepAlive(send),
  };
}
