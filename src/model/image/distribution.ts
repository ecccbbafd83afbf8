import type { ImageRecord } from '@/model/records/compute';
import { isWindows } from '@/model/windows';

export const DISTRIBUTIONS = [
  'Ubuntu',
  'AlmaLinux',
  'Debian',
  'CentOS',
  'Fedora',
  'Flatcar',
  'Fedora CoreOS',
  'FreeBSD',
  'Windows',
] as const;

export type Distribution = (typeof DISTRIBUTIONS)[number];

/** The first match counts: Fedora CoreOS before Fedora. */
const PATTERNS: readonly (readonly [RegExp, Distribution])[] = [
  [/fedora[-_ ]?coreos|^fcos/i, 'Fedora CoreOS'],
  [/ubuntu/i, 'Ubuntu'],
  [/alma/i, 'AlmaLinux'],
  [/debian/i, 'Debian'],
  [/centos/i, 'CentOS'],
  [/flatcar/i, 'Flatcar'],
  [/fedora/i, 'Fedora'],
  [/freebsd/i, 'FreeBSD'],
];

export function distributionOf(image: ImageRecord): Distribution | undefined {
  if (isWindows(image)) return 'Windows';
  return PATTERNS.find(([pattern]) => pattern.test(image.name ?? ''))?.[1];
}

/** True if an official image is a variant that is not offered (docs/product/images.md#variants). */
export function isVariant(image: ImageRecord): boolean {
  return /uefi|minimal/i.test(image.name ?? '');
}

function isVersion(part: string | undefined): part is string {
  return part !== undefined && /^\d+(\.\d+)*$/.test(part);
}

/**
 * Reads the version: third part (`ubuntu-noble-24.04-amd64-server`), as the provider's tools do,
 * else the first number (`fedora-42-x86_64`).
 */
export function versionText(image: ImageRecord): string | undefined {
  const parts = (image.name ?? '').split('-');
  return isVersion(parts[2]) ? parts[2] : parts.find(isVersion);
}

export function versionOf(image: ImageRecord): readonly number[] {
  return versionText(image)?.split('.').map(Number) ?? [];
}

function compareVersions(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const difference = (one[index] ?? -1) - (other[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function newestFirst(images: readonly ImageRecord[]): readonly ImageRecord[] {
  return images
    .map((image) => ({ image, version: versionOf(image) }))
    .sort(
      (one, other) =>
        compareVersions(other.version, one.version) ||
        (other.image.created_at ?? '').localeCompare(one.image.created_at ?? '') ||
        one.image.id.localeCompare(other.image.id),
    )
    .map(({ image }) => image);
}

/** Ubuntu LTS releases are the .04 of even years. */
function isLongTerm(image: ImageRecord): boolean {
  const [year = 1, month] = versionOf(image);
  return year % 2 === 0 && month === 4;
}

export function defaultImage(
  distribution: Distribution,
  images: readonly ImageRecord[],
): ImageRecord | undefined {
  const sorted = newestFirst(images.filter((image) => distributionOf(image) === distribution));
  const [newest] = sorted;
  return distribution === 'Ubuntu' ? (sorted.find(isLongTerm) ?? newest) : newest;
}
