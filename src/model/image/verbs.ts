import type { ImageRecord } from '@/model/image/record';
import {
  canCreateServer,
  canDelete,
  canDeleteAmongMany,
  canLock,
  canUnlock,
} from '@/model/image/rules';
import { paths } from '@/model/paths';
import { type Foremost, type Verb, verbOf } from '@/model/verb';
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

const CREATE_SERVER = verbOf(IMAGE_VERBS, 'create-server');
const UNLOCK = verbOf(IMAGE_VERBS, 'unlock');
const DELETE = verbOf(IMAGE_VERBS, 'delete');

/** What one comes for in each state of an image. */
export function imageForemost({ status, locked }: ImageRecord): Foremost<ImageRecord> {
  const note = locked === true ? [UNLOCK] : status === 'failed' ? [DELETE] : [];
  return { head: CREATE_SERVER, note };
}
