import { entryOf } from '@/lib/values';
import { parseId } from '@/model/ids';
import type { Kind } from '@/model/kinds';
import { nameProblem } from '@/model/orbit/links';

/** Swift's limit for an object's name, in bytes of UTF-8 (`GET /info`). */
const MOST_BYTES = 1024;

const encoder = new TextEncoder();

export function newNameProblem(name: string): string | undefined {
  const problem = nameProblem(name);
  if (problem !== undefined) return problem;
  // It could not be read back from a listing, or from an answer that is text.
  if (name.includes('\0')) return 'Names can’t contain null characters';
  const { length } = encoder.encode(name);
  return length > MOST_BYTES
    ? `Names can have up to 1,024 bytes; this one has ${String(length)}`
    : undefined;
}

export function directoryProblem(path: string, typed: string): string | undefined {
  const name = directoryName(typed);
  return name === '' ? 'Directory name is required' : newNameProblem(path + name);
}

export function directoryName(typed: string): string {
  return typed.trim().replace(/\/+$/u, '');
}

export interface Step {
  readonly label: string;
  /** Ends in a slash. */
  readonly path: string;
}

export function stepsTo(path: string): readonly Step[] {
  const steps: Step[] = [];
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
    const begun = steps.at(-1)?.path.length ?? 0;
    // A slash alone is a folder without a name.
    steps.push({ label: path.slice(begun, end) || '/', path: path.slice(0, end + 1) });
  }
  return steps;
}

/** The type of an object that stands for a folder (docs/product/orbit.md#folders). */
export const DIRECTORY = 'application/directory';

// Types of the provider's own objects in Orbit (docs/product/orbit.md#special-objects).
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
