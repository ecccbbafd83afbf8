import { imageType, isBlankImage, isOwnImage } from '@/model/image/describe';
import {
  defaultImage,
  distributionOf,
  DISTRIBUTIONS,
  isVariant,
  newestFirst,
  type Distribution,
} from '@/model/image/distribution';
import type { ImageRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';
import { windowsProblem } from '@/model/windows';

export interface ImageFilter {
  readonly type: 'Any' | 'Image' | 'Snapshot';
  readonly arch?: 'x32' | 'x64' | undefined;
}

const ARCHITECTURE = { x32: 'i686', x64: 'x86_64' } as const;

export function matchesFilter(image: ImageRecord, { type, arch }: ImageFilter): boolean {
  if (arch !== undefined && image.arch !== ARCHITECTURE[arch]) return false;
  return type === 'Any' || imageType(image) === type;
}

type Account = Records['account'] | undefined;

function isUsable(image: ImageRecord, account: Account): boolean {
  if (image.status !== 'available') return false;
  if (image.official === true) return !isVariant(image) && !isBlankImage(image);
  return isOwnImage(image, account) === true || image.public === true;
}

export function isOffered(image: ImageRecord, account: Account): boolean {
  return isUsable(image, account) && windowsProblem(image, account) === undefined;
}

/** True if a Windows image is hidden, not disabled (docs/product/images.md#picker-windows). */
export function isHiddenWindows(image: ImageRecord, account: Account): boolean {
  return isOwnImage(image, account) !== true && windowsProblem(image, account) !== undefined;
}

export interface DistributionGroup {
  readonly distribution: Distribution;
  readonly images: readonly ImageRecord[];
  readonly chosen: ImageRecord;
}

export interface ImageChoices {
  readonly distributions: readonly DistributionGroup[];
  readonly own: readonly ImageRecord[];
  readonly others: readonly ImageRecord[];
}

function latestFirst(images: readonly ImageRecord[]): readonly ImageRecord[] {
  return [...images].sort((one, other) =>
    (other.created_at ?? '').localeCompare(one.created_at ?? ''),
  );
}

export function imageChoices(
  images: readonly ImageRecord[],
  filter: ImageFilter,
  account: Account,
): ImageChoices {
  const byDistribution = new Map<Distribution, ImageRecord[]>();
  const own: ImageRecord[] = [];
  const others: ImageRecord[] = [];
  for (const image of images) {
    if (!isUsable(image, account) || isHiddenWindows(image, account)) continue;
    if (!matchesFilter(image, filter)) continue;
    const distribution = image.official === true ? distributionOf(image) : undefined;
    if (distribution !== undefined) {
      const known = byDistribution.get(distribution);
      if (known === undefined) byDistribution.set(distribution, [image]);
      else known.push(image);
    } else if (isOwnImage(image, account) === true) own.push(image);
    else others.push(image);
  }
  const distributions = DISTRIBUTIONS.flatMap((distribution): DistributionGroup[] => {
    const found = byDistribution.get(distribution) ?? [];
    const chosen = defaultImage(distribution, found);
    return chosen === undefined ? [] : [{ distribution, images: newestFirst(found), chosen }];
  });
  return { distributions, own: latestFirst(own), others: latestFirst(others) };
}
