import type { Clock } from '@mocks/provider/clock';

/** How long a console's token lives (wire facts §5). */
const lifeMs = 15 * 60_000;

/** Which server's it is, and when it ends, in milliseconds since 1970. */
export interface OpenConsole {
  server: string;
  expires: number;
}

/** The consoles that were activated, by their tokens. */
export interface Consoles {
  /** Hands out a token for a server's console, and when it ends, in milliseconds since 1970. */
  open(server: string): { token: string; expires: number };
  /** Until when a token lets into a server's console; null when it doesn't. */
  admits(server: string, token: string | null): number | null;
}

/** `opened` are those that were handed out, by their tokens. */
export function createConsoles(clock: Clock, opened: Map<string, OpenConsole>): Consoles {
  return {
    open(server) {
      const token = crypto.randomUUID().replaceAll('-', '');
      const expires = clock.now() + lifeMs;
      opened.set(token, { server, expires });
      return { token, expires };
    },
    admits(server, token) {
      const found = token === null ? undefined : opened.get(token);
      return found?.server === server && found.expires > clock.now() ? found.expires : null;
    },
  };
}
