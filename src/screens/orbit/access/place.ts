import type { AccessPlace } from '@/components/storage/access/rule-fields';
import { OBJECT_WORDS } from '@/model/container/access-words';
import { paths } from '@/model/paths';
import { titleOf } from '@/model/title';

export const ORBIT_ACCESS: AccessPlace = {
  words: OBJECT_WORDS,
  choices: ['any-referrer', 'api', 'http', 'other'],
  page: paths.container,
  rule: paths.containerAccess,
  add: paths.containerAccessAdd,
  titleOf,
};
