import type { AccessChoice } from '@/model/container/access-form';
import type { AccessWords } from '@/model/container/access-words';
import type { paths } from '@/model/paths';
import type { ContainerRecord } from '@/model/records/storage';

/**
 * Page that shows a container's access rules: with its objects, or with the images in it (spec 3
 * §2).
 */
export interface AccessPlace {
  readonly words: AccessWords;
  /** Types offered for a new rule (spec 3 §3); a single one needs no choice. */
  readonly choices: readonly AccessChoice[];
  /** The page that shows the rules. */
  readonly page: typeof paths.container;
  /** The editor of a rule. */
  readonly rule: typeof paths.containerAccess;
  /** The editor of a new one. */
  readonly add: typeof paths.containerAccessAdd;
  /** Title of the container on the page. */
  readonly titleOf: (container: ContainerRecord) => string;
}
