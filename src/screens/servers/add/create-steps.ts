import type { SaveSteps } from '@/components/editors/use-save';
import { createServerCall } from '@/model/server/calls';
import type { NewServerBody } from '@/model/server/create/request';
import { saveSshKeysCall } from '@/model/user/calls';
import type { CallOutcome } from '@/store/calls/manager';

type Made = Extract<CallOutcome, { ok: true }>;

/** What has been made already: a second try makes only the rest. */
export type MadeServers = Map<string, Made>;

interface Order {
  /** Keys to save to the user first; empty leaves the user's own. */
  readonly keys: string;
  /** Who is signed in. */
  readonly user: string | undefined;
  readonly bodies: readonly NewServerBody[];
  readonly made: MadeServers;
  /** Some servers were made before one was refused. */
  readonly onPart: (made: number, of: number) => void;
}

/**
 * Saves the keys, then makes the servers one by one (spec 2 §4: the create is aborted if the keys
 * can't be saved). Ends with the first failure, or with the last server.
 */
export function createSteps({ keys, user, bodies, made, onPart }: Order): SaveSteps {
  return async (send) => {
    if (keys.trim() !== '' && user !== undefined) {
      const saved = await send(saveSshKeysCall(user, keys), 'Save SSH keys of');
      if (!saved.ok) return saved;
    }
    let last: CallOutcome = { ok: false, cancelled: true };
    for (const [index, body] of bodies.entries()) {
      // Nameless servers are alike to the letter.
      const key = `${String(index)} ${JSON.stringify(body)}`;
      last = made.get(key) ?? (await send(createServerCall(body)));
      if (!last.ok) {
        if (made.size > 0) onPart(made.size, bodies.length);
        return last;
      }
      made.set(key, last);
    }
    return last;
  };
}
