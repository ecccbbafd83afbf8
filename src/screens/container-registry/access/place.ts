import type { AccessPlace } from '@/components/storage/access/access-place';
import { IMAGE_WORDS } from '@/model/container/access-words';
import { repositoryOf } from '@/model/container/container-type';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';

/**
 * Pull and push access to a repository (spec 3 §§2, 3): a new or an existing API client is added.
 */
export const REGISTRY_ACCESS: AccessPlace = {
  words: IMAGE_WORDS,
  choices: ['api'],
  page: paths.repository,
  rule: paths.repositoryAccess,
  add: (account, name) => paths.repositoryAccess(account, name, 'add'),
  titleOf: ({ id }) => repositoryOf(placeOf(id).container),
};
