import { entryOf } from '@/lib/values';
import { isGone } from './status';
import { unreadableProblem } from './unreadable';

interface Stateful {
  readonly status?: string | undefined;
  readonly locked?: boolean;
  readonly unreadable?: readonly string[];
}

type StateRule = (record: Stateful) => string | undefined;

export interface StateRules {
  readonly state: (record: Stateful) => string;
  readonly gone: StateRule;
  readonly locked: StateRule;
  readonly needs: (record: Stateful, ...statuses: readonly string[]) => string | undefined;
  /** docs/product/servers.md#lock */
  readonly canLock: StateRule;
  readonly canUnlock: StateRule;
}

export function stateRules(noun: string, states: Readonly<Record<string, string>>): StateRules {
  const sentences: Readonly<Record<string, string>> = {
    creating: `This ${noun} is still being created`,
    deleting: `This ${noun} is being deleted`,
    deleted: `This ${noun} has been deleted`,
    failed: `This ${noun} has failed`,
    ...states,
  };
  const state: StateRules['state'] = (record) => {
    const unreadable = unreadableProblem(noun, record, 'status');
    if (unreadable !== undefined) return unreadable;
    const { status } = record;
    if (status === undefined) return `The status of this ${noun} isn’t known yet`;
    return entryOf(sentences, status) ?? `This ${noun} is ${status}`;
  };
  // Unreadable fields forbid too.
  const gone: StateRule = (record) =>
    isGone(record.status) ? state(record) : unreadableProblem(noun, record, 'status');
  const lock: StateRule = (record) => unreadableProblem(noun, record, 'locked');
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
      gone(record) ?? (record.locked === false ? `This ${noun} isn’t locked` : lock(record)),
  };
}
