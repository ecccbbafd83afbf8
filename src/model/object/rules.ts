import type { ObjectRow } from './rows';
import { nameProblem } from '@/model/orbit/links';
import { placeOf } from '@/model/orbit/ids';
import type { Rule } from '@/model/problems';

type ObjectRule = Rule<Pick<ObjectRow, 'id'>>;

const IMAGES = 'images';

export const isImages = (container: string): boolean => container === IMAGES;

/** See docs/product/orbit.md#images-container. */
export const canDelete: ObjectRule = ({ id }) =>
  isImages(placeOf(id).container)
    ? 'The provider manages the images container: its objects can’t be deleted here'
    : undefined;

/** Refuses names that a browser cannot request: they cannot be copied either. */
export const canAskFor: ObjectRule = ({ id }) => nameProblem(placeOf(id).object ?? '');

/** Swift's limit for one object, in bytes (`GET /info`). */
const MOST_BYTES = 5_368_709_122;

/** Refuses objects over 5 GiB: a copy joins the segments of a large object into one. */
export const canCopy: Rule<Pick<ObjectRow, 'id' | 'bytes'>> = (object, facts) =>
  (object.bytes ?? 0) > MOST_BYTES
    ? 'Objects over 5 GiB can’t be copied, only moved'
    : canAskFor(object, facts);

export const canChange: ObjectRule = (object, facts) =>
  isImages(placeOf(object.id).container)
    ? 'The provider manages the images container: its objects can’t be changed here'
    : canAskFor(object, facts);
