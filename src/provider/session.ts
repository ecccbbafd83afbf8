import type { Credentials, OneTimePassword } from '@/wire/session';
import type { Send } from './request';

const SCOPES_HEADER = 'X-Oauth-Scopes';

export interface SessionApi {
  /** Step one: the scopes that the provider granted, perhaps only the one for step two. */
  signIn(credentials: Credentials): Promise<readonly string[]>;
  /** Step two: the one-time password. */
  oneTimePassword(step: OneTimePassword): Promise<readonly string[]>;
  signOut(): Promise<void>;
  /** Asks whether the session lives, without making its token live longer (spec 1 §4). */
  keepAlive(): Promise<void>;
}

/** The scopes of an answer; the list is separated by a comma with or without a space. */
function scopesOf(headers: Headers): readonly string[] {
  const text = headers.get(SCOPES_HEADER) ?? '';
  return text
    .split(',')
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '');
}

/** The calls of signing in, keeping and ending a session (spec 1 §7). */
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
    keepAlive: async () => {
      const headers = { 'X-Session-Extend': 'false' };
      // A 401 is the very news that this call is for: it ends the session.
      await send('/1.0/keep-alive', { method: 'HEAD', headers, bodyless: true });
    },
  };
}
