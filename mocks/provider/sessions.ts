import type { Scope } from '@/wire/session';
import type { Clock } from '@mocks/provider/clock';
import type { Dials } from '@mocks/provider/dials';

/** The name of the session cookie; never read by script. */
export const sessionCookie = 'session';

export interface Session {
  token: string;
  /** Who is signed in; of an API client, whose account it acts in. */
  user: string;
  /** The API client, where one calls by its token. */
  client?: string;
  /** Only `two_factor` until the code is given. */
  scopes: readonly Scope[];
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Who is signed in. Sessions end by time, by sign-out, or when a test says so. */
export interface Sessions {
  open(user: string, scopes: readonly Scope[], client?: string): Session;
  /** The session of a `Cookie` header, if it stands; `expired` when it was there and has ended. */
  find(cookies: string | null): Session | 'expired' | null;
  /** The same of an `Authorization` header, by which API clients call. */
  findBearer(header: string | null): Session | 'expired' | null;
  /** Gives the session its full life again. */
  extend(session: Session): void;
  /** Whole seconds that a session has left. */
  remaining(session: Session): number;
  close(token: string): void;
  /** Ends every session as if its life had run out. */
  expireAll(): void;
}

/** `sessions` are those that stand, by their tokens. */
export function createSessions(
  clock: Clock,
  dials: Dials,
  sessions: Map<string, Session>,
): Sessions {
  const life = () => dials.sessionLife * 1000;
  const standing = (session: Session | undefined) => {
    if (!session) return null;
    return session.endsAt > clock.now() ? session : ('expired' as const);
  };
  return {
    open(user, scopes, client) {
      const token = crypto.randomUUID();
      const holder = client === undefined ? { user } : { user, client };
      const session = { token, ...holder, scopes, endsAt: clock.now() + life() };
      sessions.set(token, session);
      return session;
    },
    find(cookies) {
      const tokens = cookieValues(cookies, sessionCookie);
      // The last of several is the newest: a jar that forwards twice appends.
      return standing(tokens.map((token) => sessions.get(token)).findLast((found) => found));
    },
    findBearer(header) {
      const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? '';
      const session = sessions.get(token);
      // What a browser keeps in a cookie is no token for anybody else.
      return session?.client === undefined ? null : standing(session);
    },
    extend(session) {
      session.endsAt = clock.now() + life();
    },
    remaining: (session) => Math.max(0, Math.floor((session.endsAt - clock.now()) / 1000)),
    close: (token) => void sessions.delete(token),
    expireAll() {
      for (const session of sessions.values()) session.endsAt = 0;
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
