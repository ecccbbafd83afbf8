import type { Scope } from '@/wire/people';
import type { Clock } from '@mocks/provider/clock';
import type { Dials } from '@mocks/provider/dials';
import type { Table } from '@mocks/provider/table';

/** The name of the session cookie; scripts cannot read it. */
export const sessionCookie = 'session';

export interface Session {
  /** The token of the cookie or the header. */
  id: string;
  /** The signed-in user, or the user whose account an API client acts in. */
  user: string;
  /** The API client, if it is the caller. */
  client?: string;
  /** Only `two_factor` until a code is given. */
  scopes: readonly Scope[];
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** The open sessions. They end by time, by sign-out, or by a test. */
export interface Sessions {
  open(user: string, scopes: readonly Scope[], client?: string): Session;
  /** The session of a `Cookie` header, or `expired` if it has ended. */
  find(cookies: string | null): Session | 'expired' | null;
  /** The same for the `Authorization` header of an API client. */
  findBearer(header: string | null): Session | 'expired' | null;
  extend(session: Session): void;
  /** Remaining life in whole seconds. */
  remaining(session: Session): number;
  close(token: string): void;
  /** Expires every session at once. */
  expireAll(): void;
}

export function createSessions(clock: Clock, dials: Dials, sessions: Table<Session>): Sessions {
  const life = () => dials.sessionLife * 1000;
  const standing = (session: Session | undefined) => {
    if (!session) return null;
    return session.endsAt > clock.now() ? session : ('expired' as const);
  };
  return {
    open(user, scopes, client) {
      const holder = client === undefined ? { user } : { user, client };
      const endsAt = clock.now() + life();
      return sessions.put({ id: crypto.randomUUID(), ...holder, scopes, endsAt });
    },
    find(cookies) {
      const tokens = cookieValues(cookies, sessionCookie);
      // The last of several cookies is the newest: a jar that forwards twice appends.
      return standing(tokens.map((token) => sessions.get(token)).findLast((found) => found));
    },
    findBearer(header) {
      const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? '';
      const session = sessions.get(token);
      // A user's session works only as a cookie.
      return session?.client === undefined ? null : standing(session);
    },
    extend({ id }) {
      if (sessions.get(id)) sessions.patch(id, { endsAt: clock.now() + life() });
    },
    remaining({ id }) {
      const { endsAt = 0 } = sessions.get(id) ?? {};
      return Math.max(0, Math.floor((endsAt - clock.now()) / 1000));
    },
    close: (token) => sessions.remove(token),
    expireAll() {
      for (const { id } of sessions.all()) sessions.patch(id, { endsAt: 0 });
    },
  };
}

function cookieValues(header: string | null, name: string): string[] {
  return (header ?? '')
    .split(/[;,]\s*/)
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
}
