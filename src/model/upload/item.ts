import { nameProblem } from '@/model/orbit/address';
import type { LargeObjects } from '@/model/upload/large-objects';
import { type Part, partsOf } from '@/model/upload/parts';
import { segmentName, segmentsPrefix } from '@/model/upload/segments';
import type { UploadSettings } from '@/model/upload/upload-settings';

/** A file to send, and the name that it is to have. */
export interface Chosen {
  /** With the path of the folder that is open, and its own below what was dropped. */
  readonly object: string;
  readonly size: number;
  /** When it was last changed, in milliseconds since the epoch. */
  readonly changed: number;
}

/** Whether an object of the name is there; `unknown` where that could not be found out. */
export type Existence = 'unchecked' | 'new' | 'exists' | 'unknown';

/** A row of the question before an upload (spec 3 §3). */
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

/** Tells that the names of a file's segments, which begin with its own, are not too long. */
const areNamesShort = (chosen: Chosen, parts: readonly Part[]): boolean =>
  parts.length === 1 ||
  bytesOf(segmentName(segmentsPrefix(chosen, parts), parts.length)) <= LONGEST_NAME;

/** How a file is sent: as `partsOf` has it, but as one where that can be and its segments' names were too long. */
export function partsOfFile(
  chosen: Chosen,
  settings: UploadSettings,
  large: LargeObjects | undefined,
): readonly Part[] | undefined {
  const parts = partsOf(chosen.size, settings, large);
  if (parts === undefined || areNamesShort(chosen, parts)) return parts;
  return partsOf(chosen.size, settings, undefined) ?? parts;
}

/** Why a file cannot be sent, or undefined. It bars the others until it is taken off the list (spec 3 §4). */
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

/** Whether a file is sent: one that exists only where that was chosen (spec 3 §4). */
export const isSent = ({ existence, overwrite }: UploadItem): boolean =>
  existence === 'new' || (existence === 'exists' && overwrite);

/** The name of what was dropped or picked in a folder: `path` is below what was dropped. */
export const objectName = (prefix: string, path: string): string =>
  prefix + path.replace(/^\/+/u, '');

/** What storage says that a file is, where the browser does not know. */
export const contentTypeOf = (type: string): string => type || 'application/octet-stream';
