import type { AccessPlace } from '@/components/storage/access/rule-fields';
import { IMAGE_WORDS } from '@/model/container/access-words';
import { repositoryOf } from '@/model/container/container-type';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';

export const REGISTRY_ACCESS: AccessPlace = {
  words: IMAGE_WORDS,
  choices: ['api'],
  page: paths.repository,
  rule: paths.repositoryAccess,
  add: (account, name) => paths.repositoryAccess(account, name, 'add'),
  titleOf: ({ id }) => repositoryOf(placeOf(id).container),
};
