import { containerType } from './container-type';
import { nameProblem } from '@/model/orbit/links';
import { placeOf } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';
import type { Rule } from '@/model/problems';
import { shortTitle } from '@/model/title';

type ContainerRule = Rule<ContainerRecord>;

/** True for the provider's own container of server images and snapshots (spec 3 §6). */
export const isImages = ({ id }: Pick<ContainerRecord, 'id'>): boolean =>
  containerType(placeOf(id).container) === 'images';

/** Says why a browser cannot reach it: other programs may name one `.` or `..`. */
export const unreachable = ({ id }: Pick<ContainerRecord, 'id'>): string | undefined =>
  nameProblem(placeOf(id).container);

/** Spec 3 §6: no upload, no delete, no settings, no access editing. */
export const canChange: ContainerRule = (container) =>
  isImages(container)
    ? 'The images container is kept by the provider: nothing of it can be changed'
    : undefined;

/** Spec 3 §8. */
export const notEmpty = (name: string): string => `Cannot delete ${name} while it has objects.`;

/** Spec 3 §§4, 5, 6. */
export const canDelete: ContainerRule = (container) => {
  if (isImages(container))
    return 'The images container is kept by the provider: it cannot be deleted';
  return container.count ? notEmpty(shortTitle(container)) : unreachable(container);
};
