import { canCreateServer, canDelete, canDeleteAmongMany, canLock, canUnlock } from './rules';
import { paths } from '@/model/paths';
import { originPrimaryActions, originVerbs } from '@/model/snapshots/plan';

export const IMAGE_VERBS = originVerbs('image', {
  noun: 'image',
  create: {
    label: 'Create Cloud Server',
    icon: 'server',
    path: ({ id }, account) => paths.serverAdd(account, { image: id }),
  },
  rules: { canCreateServer, canLock, canUnlock, canDelete, canDeleteAmongMany },
});

export const imagePrimaryActions = originPrimaryActions('image', IMAGE_VERBS);
