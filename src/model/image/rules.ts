import type { Facts } from '@/model/facts';
import { isOwnImage } from '@/model/image/describe';
import type { ImageRecord } from '@/model/image/record';
import type { Rule } from '@/model/rule';
import { windowsProblem } from '@/model/windows';

type ImageRule = Rule<'image'>;

const STATES: Readonly<Record<string, string>> = {
  creating: 'This image is still being created',
  available: 'This image is available',
  deprecated: 'This image is deprecated',
  unavailable: 'This image is unavailable',
  deleting: 'This image is being deleted',
  deleted: 'This image has been deleted',
  failed: 'This image has failed',
};

function state({ status }: ImageRecord): string {
  if (status === undefined) return 'The status of this image is not known yet';
  return STATES[status] ?? `This image is ${status}`;
}

function gone(image: ImageRecord): string | undefined {
  return image.status === 'deleting' || image.status === 'deleted' ? state(image) : undefined;
}

function locked(image: ImageRecord): string | undefined {
  return image.locked === true ? 'This image is locked; unlock it first' : undefined;
}

function foreign(image: ImageRecord, facts: Facts): string | undefined {
  const own = isOwnImage(image, facts.account);
  if (own === true) return undefined;
  return own === false
    ? 'This image belongs to another account'
    : 'The owner of this image is not known yet';
}

function needs(image: ImageRecord, ...statuses: readonly string[]): string | undefined {
  return statuses.includes(image.status ?? '') ? undefined : state(image);
}

/** Available or deprecated, and the account's own (spec 2 §4 "Image"). */
export const canEdit: ImageRule = (image, facts) =>
  gone(image) ?? foreign(image, facts) ?? needs(image, 'available', 'deprecated');

/** Spec 2 §2: the link is there only for what is available. */
export const canCreateServer: ImageRule = (image, facts) =>
  gone(image) ?? needs(image, 'available') ?? windowsProblem(image, facts.account);

export const canLock: ImageRule = (image, facts) =>
  gone(image) ??
  foreign(image, facts) ??
  (image.locked === true ? 'This image is already locked' : undefined);

export const canUnlock: ImageRule = (image, facts) =>
  gone(image) ??
  foreign(image, facts) ??
  (image.locked === false ? 'This image is not locked' : undefined);

/** Not when deleted, creating or locked, and only the account's own (spec 2 §4). */
export const canDelete: ImageRule = (image, facts) =>
  gone(image) ??
  foreign(image, facts) ??
  locked(image) ??
  (image.status === 'creating' ? state(image) : undefined);

/** Of a selection only what is available goes (spec 2 §4). */
export const canDeleteAmongMany: ImageRule = (image, facts) =>
  canDelete(image, facts) ?? needs(image, 'available');
