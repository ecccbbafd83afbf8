import type { Facts } from '@/model/facts';
import { isOwnImage } from './describe';
import type { ImageRecord } from '@/model/records/compute';
import type { Rule } from '@/model/problems';
import { stateRules } from '@/model/state-rules';
import { unreadableProblem } from '@/model/unreadable';
import { windowsProblem } from '@/model/windows';

type ImageRule = Rule<ImageRecord>;

const rules = stateRules('image', {});
const { state, gone, locked, needs } = rules;

function foreign(image: ImageRecord, facts: Facts): string | undefined {
  const own = isOwnImage(image, facts.account);
  if (own === true) return undefined;
  return own === false
    ? 'This image belongs to another account'
    : (unreadableProblem('image', image, 'owner') ?? 'The owner of this image isn’t known yet');
}

/** docs/product/images.md#edit */
export const canEdit: ImageRule = (image, facts) =>
  gone(image) ?? foreign(image, facts) ?? needs(image, 'available', 'deprecated');

/** docs/product/images.md#create-server */
export const canCreateServer: ImageRule = (image, facts) =>
  gone(image) ?? needs(image, 'available') ?? windowsProblem(image, facts.account);

export const canLock: ImageRule = (image, facts) =>
  gone(image) ?? foreign(image, facts) ?? rules.canLock(image);

export const canUnlock: ImageRule = (image, facts) =>
  gone(image) ?? foreign(image, facts) ?? rules.canUnlock(image);

/** docs/product/images.md#delete */
export const canDelete: ImageRule = (image, facts) =>
  gone(image) ??
  foreign(image, facts) ??
  locked(image) ??
  (image.status === 'creating' ? state(image) : undefined);

/** A selection deletes only available images (docs/product/images.md#delete-many). */
export const canDeleteAmongMany: ImageRule = (image, facts) =>
  canDelete(image, facts) ?? needs(image, 'available');
