import { createServerCall } from '@/model/server/calls';
import type { NewServerBody } from '@/model/server/create/request';
import { saveSshKeysCall } from '@/model/user/calls';
import { DONE } from '@/store/calls/call-end';
import type { Run } from '@/store/calls/manager';

interface Order {
  /** Saved to the user first; empty leaves the user's own. */
  readonly keys: string;
  readonly user: string | undefined;
  readonly bodies: readonly NewServerBody[];
  readonly onMade: (made: number) => void;
  /** How many were made before one was refused. */
  readonly onPart: (made: number) => void;
}

/** Saves the keys first, or fails (spec 2 §4). Ends with the first failure, or the last server. */
export function* createSteps({ keys, user, bodies, onMade, onPart }: Order): Run {
  if (keys.trim() !== '' && user !== undefined) {
    const saved = yield { call: saveSshKeysCall(user, keys), title: 'Save SSH keys of' };
    if (!saved.ok) return saved;
  }
  let last = DONE;
  for (const [made, body] of bodies.entries()) {
    last = yield { call: createServerCall(body) };
    // A server that was found after a lost answer: only the rest is left.
    if (bodies.length > 1 && 'made' in last && last.made?.length === 1) last = DONE;
    if (!last.ok) {
      if (made > 0) onPart(made);
      return last;
    }
    onMade(made + 1);
  }
  return last;
}
