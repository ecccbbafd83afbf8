import type { AuthErrorBody } from '@/wire/common';
import type { Scope } from '@/wire/people';
import { ok, type Answer } from '@mocks/provider/answer';
import { fromBase64 } from '@mocks/provider/bytes';
import type { PublicCall } from '@mocks/provider/call';
import type { Core } from '@mocks/provider/core';
import { faultOfAddress } from '@mocks/provider/faults';
import { type Session, sessionCookie } from '@mocks/provider/sessions';
import { isTotp } from '@mocks/provider/totp';

const full: readonly Scope[] = ['infrastructure', 'orbit'];

/** 401 in the shape of the provider's OAuth errors. */
export const unauthenticated = (error: string, error_description: string): Answer => ({
  status: 401,
  body: { error, error_description } satisfies AuthErrorBody,
  headers: { 'WWW-Authenticate': `OAuth error="${error}"` },
});

const wrongCredentials = () =>
  unauthenticated('invalid_grant', 'We do not recognise that email address and password');

const cookie = (value: string, life?: number): string =>
  `${sessionCookie}=${value}; Path=/; HttpOnly; SameSite=Lax${life === undefined ? '' : `; Max-Age=${life}`}`;

/** The headers with a session's scopes and its remaining life in seconds. */
export const sessionHeaders = (core: Core, session: Session): Record<string, string> => ({
  'X-Oauth-Scopes': session.scopes.join(', '),
  'X-Session-Expires-In': String(core.sessions.remaining(session)),
});

/** Opens a session and answers with its cookie, scopes and remaining life. */
export function welcome(core: Core, user: string, scopes = full): Answer {
  const session = core.sessions.open(user, scopes);
  return {
    status: 200,
    body: {},
    headers: { ...sessionHeaders(core, session), 'Set-Cookie': cookie(session.id) },
  };
}

/** Text of a field, or '' if it was not sent. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * `POST /auth`: a session cookie. Until a code is given, its only scope is `two_factor`. A sentinel
 * address that lets the sign-in succeed (`slow@…`) signs in the demonstration user. `no-scopes@…`
 * gets no scopes.
 */
export function signIn({ core, body }: PublicCall): Answer {
  const given = text(body['username']).toLowerCase();
  if (given.startsWith('no-scopes@')) return { status: 200, body: {} };
  const address = faultOfAddress(body['username']) ? 'demo@example.com' : given;
  const user = core.world.user.by('email', address)[0];
  if (user?.password !== text(body['password'])) return wrongCredentials();
  return welcome(core, user.id, user.totpSecret === null ? full : ['two_factor']);
}

/** `POST /auth/two_factor`: a TOTP code, or a backup code, which works once. */
export function giveCode({ core, session, body }: PublicCall): Answer {
  const user = core.world.user.get(session?.user);
  if (!session || !user) return unauthenticated('invalid_token', 'Please sign in again');
  const code = text(body['otp']).trim();
  const backup = user.backupCodes.includes(code);
  const right = user.totpSecret !== null && isTotp(user.totpSecret, code, core.clock.now());
  if (!backup && !right) {
    return unauthenticated('invalid_otp', 'That one time password is not right');
  }
  if (backup) {
    const backupCodes = user.backupCodes.filter((left) => left !== code);
    core.world.user.patch(user.id, { backupCodes });
  }
  core.sessions.close(session.id);
  return welcome(core, user.id);
}

/** The id and the secret of a Basic `Authorization` header, or '' without one. */
function basicCredentials(headers: Headers): readonly [id: string, secret: string] {
  const encoded = /^Basic (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  const [id = '', ...secret] = fromBase64(encoded).split(':');
  return [id, secret.join(':')];
}

/**
 * `POST /token`: a token for an API client. It acts as its account's owner, or on Orbit
 * alone. 401 for a wrong secret and for a revoked client.
 */
export function giveToken({ core, headers, body }: PublicCall): Answer {
  const [id, secret] = basicCredentials(headers);
  const client = core.world.api_client.get(id);
  const isRight = client?.clientSecret === secret && client.revoked_at === null;
  if (!client || !isRight) return { status: 401, body: { error: 'invalid_client' } };
  if (body['grant_type'] !== 'client_credentials') {
    return { status: 400, body: { error: 'unsupported_grant_type' } };
  }
  const { owner } = core.world.account.need(client.account);
  const scopes = client.permissions_group === 'full' ? full : full.slice(1);
  const session = core.sessions.open(owner, scopes, client.id);
  return ok({
    access_token: session.id,
    token_type: 'Bearer',
    scope: scopes.join(', '),
    expires_in: core.sessions.remaining(session),
  });
}

/** `DELETE /auth`: ends the session, if any. */
export function signOut({ core, session }: PublicCall): Answer {
  if (session) core.sessions.close(session.id);
  return { status: 204, headers: { 'Set-Cookie': cookie('', 0) } };
}
