import { entryOf } from '@/lib/entry-of';
import type { Kind } from '@/model/kinds';
import { parseId } from '@/model/ids';

/** The type of an object that stands for a folder (spec 3 §9). */
export const DIRECTORY = 'application/directory';

// Types of the provider's own objects in Orbit; no source gives their names.
const SNAPSHOT = 'application/vnd.database-snapshot';
const IMAGE = 'application/vnd.server-image';

const SPECIAL: Readonly<Record<string, Extract<Kind, 'image' | 'database_snapshot'>>> = {
  [SNAPSHOT]: 'database_snapshot',
  [IMAGE]: 'image',
};

/** Returns a type in lower case, without its parameters (`; charset=utf-8`). */
export function plainType(type: string | undefined): string {
  return (type ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

export const isDirectory = (type: string | undefined): boolean => plainType(type) === DIRECTORY;

interface Typed {
  readonly name: string;
  readonly content_type?: string | undefined;
}

export function specialOf({ name, content_type: type }: Typed) {
  const kind = entryOf(SPECIAL, plainType(type));
  const id = kind && parseId(kind, name.slice(name.lastIndexOf('/') + 1));
  return kind && id ? { kind, id } : undefined;
}

const WORDS: Readonly<Record<string, string>> = {
  [DIRECTORY]: 'Folder',
  [SNAPSHOT]: 'Cloud SQL snapshot',
  [IMAGE]: 'Server image',
};

export const typeWords = (type: string | undefined): string =>
  entryOf(WORDS, plainType(type)) ?? type ?? '';
