import type { Credentials, OneTimePassword } from '@/wire/people';
import type { Change, Read, ReadOptions } from './request';

const SCOPES_HEADER = 'X-Oauth-Scopes';

export interface SessionApi {
  /** Returns the granted scopes, perhaps only that of the second step. */
  signIn(credentials: Credentials): Promise<readonly string[]>;
  oneTimePassword(step: OneTimePassword): Promise<readonly string[]>;
  signOut(): Promise<void>;
  /** Checks the session without prolonging it (docs/wire.md#keep-alive). */
  keepAlive(): Promise<void>;
}

export function scopesOf(headers: Headers): readonly string[] {
  const text = headers.get(SCOPES_HEADER) ?? '';
  return text
    .split(',')
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '');
}

export async function keepAlive(read: Read, options: Pick<ReadOptions, 'expects401'> = {}) {
  const headers = { 'X-Session-Extend': 'false' };
  await read('/1.0/keep-alive', { headers, bodyless: true, ...options });
}

export function createSessionApi(read: Read, change: Change): SessionApi {
  async function step(path: string, form: Readonly<Record<string, string>>) {
    const answer = await change(path, { method: 'POST', form, expects401: true });
    return scopesOf(answer.headers);
  }
  return {
    signIn: ({ username, password }) => step('/auth', { username, password }),
    oneTimePassword: ({ otp }) => step('/auth/two_factor', { otp }),
    signOut: async () => {
      await change('/auth', { method: 'DELETE', expects401: true, bodyless: true });
    },
    // Here a 401 ends the session.
    keepAlive: () => keepAlive(read),
  };
}
