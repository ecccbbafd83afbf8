import {
  canCreateServer,
  canDelete,
  canDeleteAmongMany,
  canLock,
  canUnlock,
} from '@/model/image/rules';
import { paths } from '@/model/paths';
import { originPrimaryActions, originVerbs } from '@/model/snapshots/origin-verbs';

export const IMAGE_VERBS = originVerbs('image', {
  noun: 'image',
  create: {
    label: 'Create Cloud Server',
    icon: 'server',
    path: ({ id }, account) => paths.serverAdd(account, { image: id }),
  },
  rules: { canCreateServer, canLock, canUnlock, canDelete, canDeleteAmongMany },
});

export const imagePrimaryActions = originPrimaryActions<'image'>(IMAGE_VERBS);
