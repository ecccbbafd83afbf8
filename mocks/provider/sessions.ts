import type { Scope } from '@/wire/session';
import type { Clock } from '@mocks/provider/clock';
import type { Dials } from '@mocks/provider/dials';

/** The name of the session cookie; never read by script. */
export const sessionCookie = 'session';

export interface Session {
  token: string;
  user: string;
  /** Only `two_factor` until the code is given. */
  scopes: readonly Scope[];
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Who is signed in. Sessions end by time, by sign-out, or when a test says so. */
export interface Sessions {
  open(user: string, scopes: readonly Scope[]): Session;
  /** The session of a `Cookie` header, if it stands; `expired` when it was there and has ended. */
  find(cookies: string | null): Session | 'expired' | null;
  /** Gives the session its full life again. */
  extend(session: Session): void;
  /** Whole seconds that a session has left. */
  remaining(session: Session): number;
  close(token: string): void;
  /** Ends every session as if its life had run out. */
  expireAll(): void;
}

export function createSessions(clock: Clock, dials: Dials): Sessions {
  const sessions = new Map<string, Session>();
  const life = () => dials.sessionLife * 1000;
  return {
    open(user, scopes) {
      const token = crypto.randomUUID();
      const session = { token, user, scopes, endsAt: clock.now() + life() };
      sessions.set(token, session);
      return session;
    },
    find(cookies) {
      const tokens = cookieValues(cookies, sessionCookie);
      // The last of several is the newest: a jar that forwards twice appends.
      const session = tokens.map((token) => sessions.get(token)).findLast((found) => found);
      if (!session) return null;
      return session.endsAt > clock.now() ? session : 'expired';
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
