import { nameProblem } from '@/model/orbit/links';
import { type LargeObjects, type Part, partsOf, segmentName, segmentsPrefix } from './segments';
import type { UploadSettings } from './upload-settings';

export interface Chosen {
  /** Path of the open folder, then the file's own path below what was dropped. */
  readonly object: string;
  readonly size: number;
  /** Time of its last change, in ms since the epoch. */
  readonly changed: number;
}

export type Existence = 'unchecked' | 'new' | 'exists' | 'unknown';

export interface UploadItem extends Chosen {
  readonly existence: Existence;
  readonly overwrite: boolean;
}

export const TOO_LARGE = 'This file exceeds the maximum file upload size';

export const NO_IMAGES = "Files can't be uploaded directly to the images container";

/** Swift's limit for a name (`GET /info`), in bytes. */
const LONGEST_NAME = 1024;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const TOO_LONG = 'The name and path are longer than 1,024 bytes';

const areNamesShort = (chosen: Chosen, parts: readonly Part[]): boolean =>
  parts.length === 1 ||
  bytesOf(segmentName(segmentsPrefix(chosen, parts), parts.length)) <= LONGEST_NAME;

/**
 * Splits a file as `partsOf` does. If the names of its segments would be too long, it is sent whole
 * where its size allows that.
 */
export function partsOfFile(
  chosen: Chosen,
  settings: UploadSettings,
  large: LargeObjects | undefined,
): readonly Part[] | undefined {
  const parts = partsOf(chosen.size, settings, large);
  if (parts === undefined || areNamesShort(chosen, parts)) return parts;
  return partsOf(chosen.size, settings, undefined) ?? parts;
}

/** Says why a file cannot be sent, or undefined. It blocks the others while it is listed. */
export function itemProblem(
  chosen: Chosen,
  settings: UploadSettings,
  large: LargeObjects | undefined,
): string | undefined {
  const { object } = chosen;
  const name = nameProblem(object);
  if (name !== undefined) return name;
  if (bytesOf(object) > LONGEST_NAME) return TOO_LONG;
  const parts = partsOfFile(chosen, settings, large);
  if (parts === undefined) return TOO_LARGE;
  return areNamesShort(chosen, parts) ? undefined : 'The name is too long for a file of this size';
}

export const isSent = ({ existence, overwrite }: UploadItem): boolean =>
  existence === 'new' || (existence === 'exists' && overwrite);

export const objectName = (prefix: string, path: string): string =>
  prefix + path.replace(/^\/+/u, '');

export const contentTypeOf = (type: string): string => type || 'application/octet-stream';

export const uploadFailed = (file: string): string => `Error uploading: ${file}`;

export const segmentsNotDeleted = (file: string): string => `Error deleting segments of ${file}`;

/** Storage refused a body that differs from the file. */
const NOT_STORED = 'The upload was corrupted, so nothing was stored';

const REASONS: Readonly<Record<number, (container: string) => string>> = {
  401: () => 'Orbit no longer accepts your session. Sign in again, then retry',
  403: (container) => `You don’t have permission to write to ${container}`,
  404: (container) => `${container} no longer exists`,
  412: () => 'An object with this name now exists and wasn’t replaced',
  413: (container) => `This file doesn’t fit: the quota of ${container} is used up`,
  422: () => NOT_STORED,
};

/**
 * Says that storage got another MD5 than the file has. `isStored` means that the broken body is
 * stored under its name.
 */
export const arrivedBroken = (isStored: boolean): string =>
  isStored
    ? 'The upload was corrupted, and a broken copy is stored. Retry to replace it'
    : NOT_STORED;

interface Failure {
  readonly status: number;
  readonly messages: readonly string[];
}

/** Says that the archive of a container is gone (proven against Swift): nothing is overwritten. */
const noArchive = (container: string): string =>
  `Can’t overwrite: the archive container of ${container} no longer exists`;

/** Status if an object of the name exists and none may (RFC 9110 §13.1.2). */
const PRECONDITION_FAILED = 412;

export const isTaken = ({ status }: Failure, overwrite: boolean): boolean =>
  status === PRECONDITION_FAILED && !overwrite;

export function uploadReason(
  failure: Failure,
  { container, overwrite }: { readonly container: string; readonly overwrite: boolean },
): string {
  const { status, messages } = failure;
  if (status === PRECONDITION_FAILED && !isTaken(failure, overwrite)) return noArchive(container);
  return REASONS[status]?.(container) ?? messages.join('. ');
}

/** The browser could not read a file: its own words are for developers. */
export const UNREADABLE_FILE =
  'Your browser couldn’t read this file. It may have changed, moved or been deleted since you chose it';

export interface Destination {
  readonly account: string;
  readonly container: string;
  readonly object: string;
}

/** Progress of a file, in bytes. */
export interface Amounts {
  readonly size: number;
  readonly read: number;
  readonly sent: number;
}

/** Returns a share from 0 to 1 (docs/product/orbit.md#progress). */
export function shareOf({ size, read, sent }: Amounts): number {
  return size === 0 ? 0 : (read + sent) / (2 * size);
}

export function overallShare(files: readonly (Amounts & { readonly ended: boolean })[]): number {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size === 0) return files.filter(({ ended }) => ended).length / Math.max(1, files.length);
  const done = files.reduce(
    (sum, file) => sum + (file.ended ? 2 * file.size : file.read + file.sent),
    0,
  );
  return done / (2 * size);
}

interface Sample {
  readonly at: number;
  readonly total: number;
}

/** Long enough to be steady, short enough to follow the network. */
const WINDOW_MS = 10_000;
const SHORTEST_MS = 500;

export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const from = sample.at - WINDOW_MS;
  const first = samples.findLastIndex(({ at }) => at <= from);
  return [...samples.slice(Math.max(0, first)), sample];
}

/** Returns recent bytes per second; undefined until that is known. */
export function rateOf(samples: readonly Sample[]): number | undefined {
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined || last.at - first.at < SHORTEST_MS)
    return undefined;
  return ((last.total - first.total) * 1000) / (last.at - first.at);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export function timeLeft(bytes: number, rate: number | undefined): string | undefined {
  if (rate === undefined || rate <= 0 || bytes <= 0) return undefined;
  const seconds = Math.ceil(bytes / rate);
  const [count, unit] =
    seconds < MINUTE
      ? [seconds, 'second']
      : seconds < HOUR
        ? [Math.round(seconds / MINUTE), 'minute']
        : [Math.round(seconds / HOUR), 'hour'];
  return `${String(count)} ${unit}${count === 1 ? '' : 's'} left`;
}
