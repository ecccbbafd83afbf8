import { decoded } from '@/model/orbit/values';
import { ofOwn } from './classes';
import type { Marks } from './marks';
import { safeMarks } from './secrets';

/** What was URL-encoded; what is badly so is taken as it is. */
export const decodedName = (text: string): string => decoded(text) ?? text;

/** The provider's own container of server images (spec 3 §3). */
const OWN_CONTAINER = 'images';

/** What a container's name says of its sort, or of the one that it serves (spec 3 §3, python-swiftclient). */
const SORT = /^(.+)(_ctrimages|_segments|_archive)$/u;

/** The stand-in of a container, which is of the same sort. */
export function containerName(name: string, marks: Marks, encoded = false): string {
  if (name === '' || name === OWN_CONTAINER) return name;
  const [, base = name, sort = ''] = SORT.exec(name) ?? [];
  return safeMarks(name, marks).mark('name', base, encoded) + sort;
}

/** Docker's registry lays out what it keeps below this (wire facts §17). */
const REGISTRY = /(?:^|\/)docker\/registry\/v2(?:\/|$)/u;

const LAYOUT: ReadonlySet<string> = new Set([
  '_layers',
  '_manifests',
  '_uploads',
  'blobs',
  'current',
  'data',
  'docker',
  'files',
  'index',
  'latest',
  'link',
  'registry',
  'repositories',
  'revisions',
  'sha256',
  'startedat',
  'tags',
  'v2',
]);

const DIGEST = /^[\da-f]{64}$/u;

function layoutStep(step: string, before: string | undefined, marks: Marks): string | undefined {
  if (LAYOUT.has(step) || /^acc-[a-z\d]{5}$/u.test(step)) return step;
  // The first two digits of what follows, whose stand-in begins so.
  if (before === 'sha256' && /^[\da-f]{2}$/u.test(step)) return '00';
  return DIGEST.test(step) ? marks.mark('hash', step) : undefined;
}

interface Written {
  /** It is part of a path. */
  readonly isEncoded?: boolean;
  readonly slash?: string;
  /** Its last step is what somebody typed so far. */
  readonly isTyped?: boolean;
}

/** The stand-in of an object's name or of what it begins with: steps for steps, those of a registry kept. */
export function objectName(
  name: string,
  marks: Marks,
  { isEncoded = false, slash = '/', isTyped = false }: Written = {},
): string {
  const isLaidOut = REGISTRY.test(name);
  const steps = name.split('/');
  const safe = safeMarks(name, marks);
  return steps
    .map((step, at) => {
      if (step === '' || step === '.' || step === '..') return step;
      const kept = isLaidOut ? layoutStep(step, steps[at - 1], safe) : undefined;
      const space = isTyped && at === steps.length - 1 ? 'typed' : 'name';
      return kept ?? safe.mark(space, step, isEncoded);
    })
    .join(slash);
}

export const object = ofOwn((given, marks) => objectName(given, marks));
