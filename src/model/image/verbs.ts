import type { ImageRecord } from '@/model/image/record';
import {
  canCreateServer,
  canDelete,
  canDeleteAmongMany,
  canLock,
  canUnlock,
} from '@/model/image/rules';
import { paths } from '@/model/paths';
import type { Verb } from '@/model/verb';
import { deleteVerb, lockVerbs } from '@/model/verb-parts';

/** All verbs of an image in menu order (spec 2 §§2, 4, 7). */
export const IMAGE_VERBS: readonly Verb<ImageRecord>[] = [
  {
    id: 'create-server',
    label: 'Create Cloud Server',
    icon: 'server',
    section: 'use',
    rule: canCreateServer,
    path: ({ id }, account) => paths.serverAdd(account, { image: id }),
  },
  ...lockVerbs('image', { canLock, canUnlock }),
  deleteVerb('image', {
    rule: canDelete,
    ruleForMany: canDeleteAmongMany,
    question: 'The image is deleted for good. Servers made from it stay as they are.',
    questionForMany: 'The images are deleted for good. Servers made from them stay as they are.',
  }),
];
