import { callAction, type Call, remove } from './call';
import type { Kind } from './kinds';
import type { Records } from '@/model/records/records';
import type { Rule } from './problems';
import { type FailingKind, remediesOf } from './remedies';
import { type BulkVerb, type Verb, verbOf } from './verb';

export function recordAction(
  kind: Kind,
  action: string,
  doneWhen?: Call['doneWhen'],
): (record: { readonly id: string }) => Call {
  return ({ id }) => callAction(kind, id, action, undefined, doneWhen);
}

interface DeleteParts<K extends Kind> extends Pick<
  BulkVerb<Records[K]>,
  'rule' | 'ruleForMany' | 'consequences' | 'consequencesOfMany'
> {
  readonly question: string;
  readonly questionForMany: string;
  readonly wordForMany?: (records: readonly Records[K][]) => string;
  readonly request?: BulkVerb<Records[K]>['request'];
}

export function deleteVerb<K extends Kind>(kind: K, parts: DeleteParts<K>): BulkVerb<Records[K]> {
  const { question, questionForMany, wordForMany, ...rest } = parts;
  return {
    request: ({ id }) => remove(kind, id),
    ...rest,
    id: 'delete',
    label: 'Delete',
    icon: 'trash',
    section: 'danger',
    confirm: { word: 'delete', question, questionForMany, wordForMany },
    many: true,
    danger: true,
    success: 'Deleted',
    words: { doing: 'being deleted' },
  };
}

type Lockable = {
  [K in Kind]: Records[K] extends { readonly locked?: boolean } ? K : never;
}[Kind];

export function lockVerbs<K extends Lockable>(
  kind: K,
  rules: { readonly canLock: Rule<Records[K]>; readonly canUnlock: Rule<Records[K]> },
): readonly BulkVerb<Records[K]>[] {
  const common = { section: 'change', many: true } as const;
  // Other actions use POST.
  const locking =
    (action: string) =>
    ({ id }: { readonly id: string }): Call => ({ method: 'PUT', kind, id, action });
  const isLocked = ({ locked }: { readonly locked?: boolean }) => locked === true;
  return [
    {
      ...common,
      id: 'lock',
      label: 'Lock',
      icon: 'lock',
      shown: (record) => !isLocked(record),
      rule: rules.canLock,
      request: locking('lock_resource'),
      success: 'Locked',
    },
    {
      ...common,
      id: 'unlock',
      label: 'Unlock',
      icon: 'unlock',
      shown: isLocked,
      rule: rules.canUnlock,
      request: locking('unlock_resource'),
      success: 'Unlocked',
    },
  ];
}

interface Stateful {
  readonly status?: string;
  readonly locked?: boolean;
}

/** Verbs of the note on a record's state: Unlock, or its remedies. */
export function noteVerbs<R extends Stateful>(
  kind: FailingKind,
  verbs: readonly Verb<R>[],
): (record: R) => readonly Verb<R>[] {
  const unlock = [verbOf(verbs, 'unlock')];
  return ({ status, locked }) =>
    locked === true
      ? unlock
      : remediesOf(kind, status).flatMap((remedy) => verbs.find(({ id }) => id === remedy) ?? []);
}
