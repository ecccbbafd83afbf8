import { createServerCall } from '@/model/server/calls';
import type { NewServerBody } from '@/model/server/create/request';
import { saveSshKeysCall } from '@/model/user/calls';
import { DONE, type Run } from '@/store/calls/manager';

interface Order {
  /** Keys to save to the user first; empty leaves the user's own. */
  readonly keys: string;
  /** Who is signed in. */
  readonly user: string | undefined;
  readonly bodies: readonly NewServerBody[];
  /** So many of them stand now. */
  readonly onMade: (made: number) => void;
  /** So many of them were made before one was refused. */
  readonly onPart: (made: number) => void;
}

/**
 * Saves the keys, then makes the servers one by one (spec 2 §4: the create is aborted if the keys
 * can't be saved). Ends with the first failure, or with the last server.
 */
export function* createSteps({ keys, user, bodies, onMade, onPart }: Order): Run {
  if (keys.trim() !== '' && user !== undefined) {
    const saved = yield { call: saveSshKeysCall(user, keys), title: 'Save SSH keys of' };
    if (!saved.ok) return saved;
  }
  let last = DONE;
  for (const [made, body] of bodies.entries()) {
    last = yield { call: createServerCall(body) };
    // One whose answer was lost, and which has been found: what is left is only the rest.
    if (bodies.length > 1 && 'made' in last && last.made?.length === 1) last = DONE;
    if (!last.ok) {
      if (made > 0) onPart(made);
      return last;
    }
    onMade(made + 1);
  }
  return last;
}
