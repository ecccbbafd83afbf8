import type { AccessChoice } from '@/model/container/access-form';
import type { AccessWords } from '@/model/container/access-words';
import type { ContainerRecord } from '@/model/container/record';
import type { paths } from '@/model/paths';

/** Where the access rules of a container are shown: with its objects, or with the images in it (spec 3 §2). */
export interface AccessPlace {
  readonly words: AccessWords;
  /** What is offered when a rule is added (spec 3 §3); one alone is no choice. */
  readonly choices: readonly AccessChoice[];
  /** The page that the rules stand on. */
  readonly page: typeof paths.container;
  /** The editor of a rule. */
  readonly rule: typeof paths.containerAccess;
  /** The editor of a new one. */
  readonly add: typeof paths.containerAccessAdd;
  /** What the container is called there. */
  readonly titleOf: (container: ContainerRecord) => string;
}
