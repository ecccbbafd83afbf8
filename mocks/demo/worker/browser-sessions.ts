import { sessionCookie, type Sessions } from '@mocks/provider/sessions';

/** Token of this browser's session, as a cookie would keep it. */
export interface Jar {
  token: string | null;
}

/**
 * Sessions without cookies: a worker can neither see nor set any. All tabs share the worker and so
 * have one session, as they would have one cookie.
 */
export const browserSessions = (sessions: Sessions, jar: Jar): Sessions => ({
  ...sessions,
  open(user, scopes, client) {
    const session = sessions.open(user, scopes, client);
    if (client === undefined) jar.token = session.id;
    return session;
  },
  find: () => (jar.token === null ? null : sessions.find(`${sessionCookie}=${jar.token}`)),
  close(token) {
    sessions.close(token);
    if (jar.token === token) jar.token = null;
  },
});
