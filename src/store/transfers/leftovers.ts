import { segmentNames } from '@/model/upload/segments';
import type { SentFile } from './send-file';

/** Segments that storage keeps, and bills, though no object shows them. By name, in the container of segments. */
export interface Leftovers {
  /** Those that this file's tries have put there. What was there before may belong to another object. */
  readonly sent: Set<string>;
  /** Those of the large object that it takes the place of. */
  replaced: readonly string[];
  /** Storage may have made the object of them, the answer being lost. */
  isJoined: boolean;
}

export const noLeftovers = (): Leftovers => ({ sent: new Set(), replaced: [], isJoined: false });

/** Which segments nothing needs but another try. */
export function leftOf(
  { sent, replaced, isJoined }: Leftovers,
  file: Pick<SentFile, 'to' | 'file' | 'parts'>,
  isDone: boolean,
): readonly string[] {
  if (!isDone) return isJoined ? [] : [...sent];
  const own = new Set(segmentNames({ ...file.to, ...sizeAndTime(file.file) }, file.parts));
  return [...new Set([...replaced, ...sent])].filter((name) => !own.has(name));
}

/** What tells one version of a file from the next. */
export const sizeAndTime = ({ size, lastModified }: File) => ({ size, changed: lastModified });
