import { containerType } from './container-type';
import { nameProblem } from '@/model/orbit/links';
import { placeOf } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';
import type { Rule } from '@/model/problems';
import { shortTitle } from '@/model/title';

type ContainerRule = Rule<ContainerRecord>;

/** True for the provider's own container (docs/product/orbit.md#images-container). */
export const isImages = ({ id }: Pick<ContainerRecord, 'id'>): boolean =>
  containerType(placeOf(id).container) === 'images';

/** Says why a browser cannot reach it: other programs may name one `.` or `..`. */
export const unreachable = ({ id }: Pick<ContainerRecord, 'id'>): string | undefined =>
  nameProblem(placeOf(id).container);

/** Bars upload, deletion, settings and access rules (docs/product/orbit.md#images-container). */
export const canChange: ContainerRule = (container) =>
  isImages(container)
    ? 'The provider manages the images container: you can’t change it'
    : undefined;

export const notEmpty = (name: string): string => `Cannot delete ${name} while it has objects.`;

/** See docs/product/orbit.md#delete-container. */
export const canDelete: ContainerRule = (container) => {
  if (isImages(container)) return 'The provider manages the images container: you can’t delete it';
  return container.count ? notEmpty(shortTitle(container)) : unreachable(container);
};
