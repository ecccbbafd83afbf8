import { nameProblem } from '@/model/orbit/address';
import type { LargeObjects } from '@/model/upload/large-objects';
import { type Part, partsOf } from '@/model/upload/parts';
import { segmentName, segmentsPrefix } from '@/model/upload/segments';
import type { UploadSettings } from '@/model/upload/upload-settings';

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

/** Spec 3 §8. */
export const TOO_LARGE = 'This file exceeds the maximum file upload size';

/** Spec 3 §8. */
export const NO_IMAGES = "Files can't be uploaded directly to the images container";

/** Swift's limit for a name (`GET /info`), in bytes. */
const LONGEST_NAME = 1024;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const TOO_LONG = 'Its name with its path is longer than 1024 bytes';

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

/** Says why a file cannot be sent, or undefined. It blocks the others while listed (spec 3 §4). */
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
  return areNamesShort(chosen, parts) ? undefined : 'Its name is too long for a file of this size';
}

export const isSent = ({ existence, overwrite }: UploadItem): boolean =>
  existence === 'new' || (existence === 'exists' && overwrite);

export const objectName = (prefix: string, path: string): string =>
  prefix + path.replace(/^\/+/u, '');

export const contentTypeOf = (type: string): string => type || 'application/octet-stream';
