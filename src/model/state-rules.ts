import { isGone } from '@/model/status';
import { unreadProblem } from '@/model/unread';

/** What the state of a record is told by. */
interface Stateful {
  readonly status?: string | undefined;
  readonly locked?: boolean;
  readonly unread?: readonly string[];
}

/** Why something may not be done to a record; undefined where its state is no reason. */
type StateRule = (record: Stateful) => string | undefined;

/** The rules about the state of a kind's records, in the kind's own words. */
export interface StateRules {
  /** What a record is doing instead of what a verb needs. */
  readonly state: (record: Stateful) => string;
  /** Why nothing can be done to what is going or gone. */
  readonly gone: StateRule;
  /** Why what is locked is left alone (decisions on locks; spec 1 §4). */
  readonly locked: StateRule;
  /** Why a record is in none of the states that a verb needs. */
  readonly needs: (record: Stateful, ...statuses: readonly string[]) => string | undefined;
  /** Spec 2 §4 "Locking". */
  readonly canLock: StateRule;
  readonly canUnlock: StateRule;
}

/**
 * The rules of a kind.
 * @param noun what a record is called: 'server'
 * @param states sentences about states that are its own, or that it says in another way
 */
export function stateRules(noun: string, states: Readonly<Record<string, string>>): StateRules {
  const sentences: Readonly<Record<string, string>> = {
    creating: `This ${noun} is still being created`,
    deleting: `This ${noun} is being deleted`,
    deleted: `This ${noun} has been deleted`,
    failed: `This ${noun} has failed`,
    ...states,
  };
  const state: StateRules['state'] = (record) => {
    const unread = unreadProblem(noun, record, 'status');
    if (unread !== undefined) return unread;
    const { status } = record;
    if (status === undefined) return `The status of this ${noun} is not known yet`;
    return sentences[status] ?? `This ${noun} is ${status}`;
  };
  // What may be gone, or locked, since that could not be read, is left alone too.
  const gone: StateRule = (record) =>
    isGone(record.status) ? state(record) : unreadProblem(noun, record, 'status');
  const lock: StateRule = (record) => unreadProblem(noun, record, 'locked');
  return {
    state,
    gone,
    locked: (record) =>
      record.locked === true ? `This ${noun} is locked; unlock it first` : lock(record),
    needs: (record, ...statuses) =>
      statuses.includes(record.status ?? '') ? undefined : state(record),
    canLock: (record) =>
      gone(record) ?? (record.locked === true ? `This ${noun} is already locked` : lock(record)),
    canUnlock: (record) =>
      gone(record) ?? (record.locked === false ? `This ${noun} is not locked` : lock(record)),
  };
}
