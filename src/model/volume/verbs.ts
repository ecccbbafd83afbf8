import { paths } from '@/model/paths';
import type { VolumeRecord } from '@/model/records/compute';
import { type PrimaryActions, type Verb, verbOf } from '@/model/verb';
import { deleteVerb, lockVerbs, noteVerbs, recordAction } from '@/model/verb-parts';
import { attachCall, imageOfVolumeCall } from '@/model/volume/calls';
import {
  bootConsequences,
  deleteConsequences,
  deleteManyConsequences,
  detachConsequences,
} from '@/model/volume/consequences';
import {
  canAttach,
  canCopy,
  canCreateImage,
  canDelete,
  canDetach,
  canLock,
  canMakeBoot,
  canResize,
  canUnlock,
} from '@/model/volume/rules';

type VolumeVerb = Verb<VolumeRecord>;

const USE: readonly VolumeVerb[] = [
  {
    id: 'attach',
    label: 'Attach volume',
    icon: 'plus',
    section: 'use',
    rule: canAttach,
    path: ({ id }, account) => paths.editor('volume', account, id, 'attach'),
  },
  {
    id: 'detach',
    label: 'Detach',
    icon: 'close',
    section: 'use',
    rule: canDetach,
    confirm: {
      question: 'The volume keeps its data. You can attach it to another server.',
      questionForMany: 'The volumes keep their data. You can attach them to other servers.',
    },
    consequences: detachConsequences,
    many: true,
    request: recordAction('volume', 'detach', { status: 'detached' }),
    success: 'Detaching',
    words: { doing: 'detaching', done: (name) => `${name} is detached` },
  },
  {
    id: 'boot',
    label: 'Make boot volume',
    icon: 'power',
    section: 'use',
    rule: canMakeBoot,
    confirm: {
      question: 'It replaces the server’s current boot volume.',
    },
    consequences: bootConsequences,
    // Its rule requires a server.
    request: ({ id, server }) => attachCall(id, server ?? '', true),
    success: 'Boot volume changed',
    words: { todo: 'boot from', doing: 'becoming the boot volume' },
  },
  {
    id: 'copy',
    label: 'Copy volume',
    icon: 'copy',
    section: 'use',
    rule: canCopy,
    path: ({ id }, account) => paths.editor('volume', account, id, 'copy'),
  },
  {
    id: 'image',
    label: 'Create image from volume',
    icon: 'image',
    section: 'use',
    rule: canCreateImage,
    confirm: {
      question: 'This creates a server image in this account from the volume’s current data.',
    },
    request: ({ id }) => imageOfVolumeCall(id),
    success: 'Image started',
    words: { todo: 'create an image of', done: (name) => `Image of ${name} is ready` },
  },
];

const CHANGE: readonly VolumeVerb[] = [
  {
    id: 'resize',
    label: 'Resize',
    icon: 'arrow-up',
    section: 'change',
    rule: canResize,
    path: ({ id }, account) => paths.editor('volume', account, id, 'resize'),
  },
  ...lockVerbs('volume', { canLock, canUnlock }),
];

const DELETE: VolumeVerb = deleteVerb('volume', {
  rule: canDelete,
  question: 'This permanently deletes the volume and everything on it.',
  questionForMany: 'This permanently deletes the volumes and everything on them.',
  consequences: deleteConsequences,
  consequencesOfMany: deleteManyConsequences,
});

export const VOLUME_VERBS: readonly VolumeVerb[] = [...USE, ...CHANGE, DELETE];

const ATTACH = verbOf(VOLUME_VERBS, 'attach');
const DETACH = verbOf(VOLUME_VERBS, 'detach');
const noteOf = noteVerbs('volume', VOLUME_VERBS);

export function volumePrimaryActions(volume: VolumeRecord): PrimaryActions<VolumeRecord> {
  const note = noteOf(volume);
  return volume.status === 'attached' ? { beside: [DETACH], note } : { head: ATTACH, note };
}
