import type { Records } from '@/model/records/records';
import type { Rule } from '@/model/rule';
import { type PrimaryActions, type LinkVerb, type Verb, verbOf } from '@/model/verb';
import { deleteVerb, lockVerbs, noteVerbs } from '@/model/verb-parts';

type OriginKind = 'image' | 'database_snapshot';

interface OriginParts<K extends OriginKind> {
  readonly noun: string;
  readonly create: Pick<LinkVerb<Records[K]>, 'label' | 'icon' | 'path'>;
  readonly rules: Readonly<
    Record<
      'canCreateServer' | 'canLock' | 'canUnlock' | 'canDelete' | 'canDeleteAmongMany',
      Rule<Records[K]>
    >
  >;
}

export function originVerbs<K extends OriginKind>(
  kind: K,
  { noun, create, rules }: OriginParts<K>,
): readonly Verb<Records[K]>[] {
  return [
    { id: 'create-server', section: 'use', rule: rules.canCreateServer, ...create },
    ...lockVerbs(kind, rules),
    deleteVerb(kind, {
      rule: rules.canDelete,
      ruleForMany: rules.canDeleteAmongMany,
      question: `The ${noun} is deleted for good. Servers made from it stay as they are.`,
      questionForMany: `The ${noun}s are deleted for good. Servers made from them stay as they are.`,
    }),
  ];
}

export function originPrimaryActions<K extends OriginKind>(
  verbs: readonly Verb<Records[K]>[],
): (record: Records[K]) => PrimaryActions<Records[K]> {
  const head = verbOf(verbs, 'create-server');
  const noteOf = noteVerbs(verbs, 'delete');
  return (record) => ({ head, note: noteOf(record) });
}
