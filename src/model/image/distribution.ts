import type { ImageRecord } from '@/model/image/record';
import { isWindows } from '@/model/windows';

/** Where official images are grouped (spec 2 §2), in the order of the screen. */
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

/** The first that matches counts: Fedora CoreOS is no Fedora. */
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

/** The distribution that an image is of, by its name; undefined for any other. */
export function distributionOf(image: ImageRecord): Distribution | undefined {
  if (isWindows(image)) return 'Windows';
  return PATTERNS.find(([pattern]) => pattern.test(image.name ?? ''))?.[1];
}

/** Official images that are variants of another are not offered (spec 2 §2). */
export function isVariant(image: ImageRecord): boolean {
  return /uefi|minimal/i.test(image.name ?? '');
}

function isVersion(part: string | undefined): part is string {
  return part !== undefined && /^\d+(\.\d+)*$/.test(part);
}

/**
 * The version in an image's name as it is written (24.04 is not 24.4): the third part of a name such
 * as `ubuntu-noble-24.04-amd64-server`, by which the provider's own tools sort, else the first part
 * that is a number (`fedora-42-x86_64`).
 */
export function versionText(image: ImageRecord): string | undefined {
  const parts = (image.name ?? '').split('-');
  return isVersion(parts[2]) ? parts[2] : parts.find(isVersion);
}

/** What images of a distribution are sorted by: the numbers of the version in the name. */
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

/** Newest version first; of one version, the latest made first. */
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

/** Ubuntu's long-term releases: the .04 of an even year. */
function isLongTerm(image: ImageRecord): boolean {
  const [year = 1, month] = versionOf(image);
  return year % 2 === 0 && month === 4;
}

/** The image that stands for a distribution until another is chosen (spec 2 §2). */
export function defaultImage(
  distribution: Distribution,
  images: readonly ImageRecord[],
): ImageRecord | undefined {
  const sorted = newestFirst(images.filter((image) => distributionOf(image) === distribution));
  const [newest] = sorted;
  return distribution === 'Ubuntu' ? (sorted.find(isLongTerm) ?? newest) : newest;
}
