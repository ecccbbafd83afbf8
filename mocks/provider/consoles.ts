import type { Clock } from '@mocks/provider/clock';

/** Life of a console's token in milliseconds (docs/product/servers.md#console-token). */
const lifeMs = 15 * 60_000;

/** The server of a console, and the token's end in milliseconds since 1970. */
export interface OpenConsole {
  server: string;
  expires: number;
}

/** The consoles that were activated, by their tokens. */
export interface Consoles {
  /** Issues a token for a server's console, with its end in milliseconds since 1970. */
  open(server: string): { token: string; expires: number };
  /** The token's end if it opens the server's console, else null. */
  admits(server: string, token: string | null): number | null;
}

/** `opened` are the issued tokens and their consoles. */
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
