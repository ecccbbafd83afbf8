import { deleteContainerCall, saveContainerCall } from '@/model/container/calls';
import { deleteConsequences, deleteManyConsequences } from '@/model/container/consequences';
import { canChange, canDelete, unreachable } from '@/model/container/rules';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import type { ContainerRecord } from '@/model/records/storage';
import { type PrimaryActions, type Verb, verbOf } from '@/model/verb';
import { deleteVerb } from '@/model/verb-parts';

type ContainerVerb = Verb<ContainerRecord>;

export const CONTAINER_VERBS: readonly ContainerVerb[] = [
  {
    id: 'browse',
    label: 'Browse objects',
    icon: 'list',
    section: 'use',
    rule: unreachable,
    path: ({ id }, account) => paths.objects(account, placeOf(id).container, 'browse'),
  },
  {
    id: 'end_versions',
    label: 'Turn off versions',
    order: 'Turn off versions of',
    icon: 'stop',
    section: 'change',
    shown: ({ versions_location: versions }) => Boolean(versions),
    rule: canChange,
    confirm: {
      question:
        'Objects you overwrite or delete from now on are lost. Existing versions stay where they are.',
    },
    request: ({ id }) => saveContainerCall(id, { versions_location: null }),
    success: 'Versions turned off',
  },
  deleteVerb('container', {
    rule: canDelete,
    question: 'Its settings are deleted, too. This can’t be undone.',
    questionForMany: 'Their settings are deleted, too. This can’t be undone.',
    consequences: deleteConsequences,
    consequencesOfMany: deleteManyConsequences,
    request: ({ id }) => deleteContainerCall(id),
  }),
];

const BROWSE = verbOf(CONTAINER_VERBS, 'browse');

export function containerPrimaryActions(): PrimaryActions<ContainerRecord> {
  return { head: BROWSE, note: [] };
}
