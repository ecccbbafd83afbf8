import { formatSize, GIGABYTE } from '@/lib/sizes';
import type { Problems } from '@/model/problems';

export interface Quota {
  readonly quota_bytes?: number | null;
  readonly quota_count?: number | null;
}

/** Typed limits: gigabytes, and a number of objects; an empty text is no limit. */
export interface QuotaForm {
  readonly bytes: string;
  readonly count: string;
}

/**
 * Formats bytes as GB with two decimals, without trailing zeros. Sizes that would round to 0 keep
 * two significant digits (docs/product/orbit.md#quota-exact).
 */
function inGigabytes(bytes: number): string {
  const gigabytes = bytes / GIGABYTE;
  const isTiny = gigabytes > 0 && gigabytes < 0.005;
  const decimals = isTiny ? 1 - Math.floor(Math.log10(gigabytes)) : 2;
  return gigabytes.toFixed(decimals).replace(/\.?0+$/u, '');
}

export function quotaForm({ quota_bytes: bytes, quota_count: count }: Quota): QuotaForm {
  return {
    bytes: typeof bytes === 'number' ? inGigabytes(bytes) : '',
    count: typeof count === 'number' ? String(count) : '',
  };
}

/** Reads gigabytes as bytes, rounded up; NaN if invalid (docs/product/orbit.md#quota-size). */
function bytesOf(text: string): number {
  const [, digits = 'none'] = /^\s*(\d+(?:\.\d*)?|\.\d+)\s*(?:GB)?\s*$/iu.exec(text) ?? [];
  return Math.ceil(Number(digits) * GIGABYTE);
}

const countOf = (text: string): number => (/^\s*\d+\s*$/u.test(text) ? Number(text) : Number.NaN);

const isNone = (text: string): boolean => text.trim() === '';

export function quotaProblems({ bytes, count }: QuotaForm): Problems<QuotaForm> {
  const isWrong = (text: string, amount: number) => !isNone(text) && !Number.isSafeInteger(amount);
  return {
    bytes: isWrong(bytes, bytesOf(bytes)) ? 'Please enter a valid bytes quota.' : undefined,
    count: isWrong(count, countOf(count)) ? 'Please enter a valid object count quota.' : undefined,
  };
}

/**
 * Returns the limits that a form changed. An untouched field keeps its exact bytes, which its two
 * decimals do not show.
 */
export function quotaChanges(form: QuotaForm, before: QuotaForm): Quota {
  const changed = (field: keyof QuotaForm) => form[field].trim() !== before[field];
  const amount = (text: string, read: (digits: string) => number) =>
    isNone(text) ? null : read(text);
  return {
    ...(changed('bytes') && { quota_bytes: amount(form.bytes, bytesOf) }),
    ...(changed('count') && { quota_count: amount(form.count, countOf) }),
  };
}

interface Held extends Quota {
  readonly bytes?: number;
  readonly count?: number;
}

export function quotaReached({ bytes, count, ...quota }: Held): string | undefined {
  const { quota_bytes: bytesLimit, quota_count: countLimit } = quota;
  const isReached = (held = 0, limit: number | null = null) => limit !== null && held >= limit;
  if (isReached(count, countLimit)) return 'Its object quota is used up';
  return isReached(bytes, bytesLimit) ? 'Its size quota is used up' : undefined;
}

export interface QuotaFile {
  /** Bytes that it adds to its own container; the segments of a large one lie in another. */
  readonly size: number;
  readonly isNew: boolean;
}

/** Counts the files that fit, in order. Swift checks before each, also one that is overwritten. */
function fitting(
  files: readonly QuotaFile[],
  { held, limit }: { readonly held: number; readonly limit: number },
  takes: (file: QuotaFile) => number,
): number {
  let now = held;
  let fit = 0;
  for (const file of files) {
    if (now + takes(file) > limit) continue;
    fit += 1;
    // The size of an overwritten object is unknown, so its file adds nothing here.
    now += file.isNew ? takes(file) : 0;
  }
  return fit;
}

export function quotaExcess(
  name: string,
  { bytes = 0, count = 0, quota_bytes: mostBytes, quota_count: mostCount }: Held,
  files: readonly QuotaFile[],
): readonly string[] {
  const told = (kind: string, held: string, limit: string, fit: number) => {
    if (fit === files.length) return [];
    const which =
      files.length === 1
        ? 'This file'
        : `${String(files.length - fit)} of ${String(files.length)} files`;
    return [`The ${kind} quota of ${name} is ${limit}, and it holds ${held}. ${which} won't fit.`];
  };
  return [
    ...(typeof mostCount === 'number'
      ? told(
          'object',
          String(count),
          String(mostCount),
          fitting(files, { held: count, limit: mostCount }, () => 1),
        )
      : []),
    ...(typeof mostBytes === 'number'
      ? told(
          'size',
          formatSize(bytes),
          formatSize(mostBytes),
          fitting(files, { held: bytes, limit: mostBytes }, ({ size }) => size),
        )
      : []),
  ];
}
