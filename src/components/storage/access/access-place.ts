import type { AccessChoice } from '@/model/container/access-form';
import type { AccessWords } from '@/model/container/access-words';
import type { paths } from '@/model/paths';
import type { ContainerRecord } from '@/model/records/storage';

export interface AccessPlace {
  readonly words: AccessWords;
  readonly choices: readonly AccessChoice[];
  readonly page: typeof paths.container;
  readonly rule: typeof paths.containerAccess;
  readonly add: typeof paths.containerAccessAdd;
  readonly titleOf: (container: ContainerRecord) => string;
}
