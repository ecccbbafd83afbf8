import { segmentNames } from '@/model/upload/segments';
import type { SentFile } from './send-file';

/** Names of segments that storage keeps, and bills, without an object that shows them. */
export interface Leftovers {
  /** Segments sent by this file's tries. Earlier ones may belong to another object. */
  readonly sent: Set<string>;
  /** Segments of the large object that this file replaces. */
  replaced: readonly string[];
  /** True if storage may have made the object from them, with the answer lost. */
  isJoined: boolean;
}

export const noLeftovers = (): Leftovers => ({ sent: new Set(), replaced: [], isJoined: false });

/** Segments that only another try needs. */
export function leftOf(
  { sent, replaced, isJoined }: Leftovers,
  file: Pick<SentFile, 'to' | 'file' | 'parts'>,
  isDone: boolean,
): readonly string[] {
  if (!isDone) return isJoined ? [] : [...sent];
  const own = new Set(segmentNames({ ...file.to, ...sizeAndTime(file.file) }, file.parts));
  return [...new Set([...replaced, ...sent])].filter((name) => !own.has(name));
}

/** Identifies a version of a file. */
export const sizeAndTime = ({ size, lastModified }: File) => ({ size, changed: lastModified });
