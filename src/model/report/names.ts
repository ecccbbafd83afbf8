import { decoded } from '@/model/orbit/values';
import { ofOwn } from './classes';
import type { Pseudonyms } from './pseudonyms';
import { safePseudonyms } from './secrets';

export const decodedName = (text: string): string => decoded(text) ?? text;

const OWN_CONTAINER = 'images';

/**
 * Suffix of a container's name that shows its type or the container it serves
 * (docs/wire.md#registry-container, python-swiftclient).
 */
const SORT = /^(.+)(_ctrimages|_segments|_archive)$/u;

export function containerName(name: string, pseudonyms: Pseudonyms, encoded = false): string {
  if (name === '' || name === OWN_CONTAINER) return name;
  const [, base = name, sort = ''] = SORT.exec(name) ?? [];
  return safePseudonyms(name, pseudonyms).mark('name', base, encoded) + sort;
}

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

function layoutStep(
  step: string,
  before: string | undefined,
  pseudonyms: Pseudonyms,
): string | undefined {
  if (LAYOUT.has(step) || /^acc-[a-z\d]{5}$/u.test(step)) return step;
  // The first two digits of the digest that follows: its stand-in begins with `00`.
  if (before === 'sha256' && /^[\da-f]{2}$/u.test(step)) return '00';
  return DIGEST.test(step) ? pseudonyms.mark('hash', step) : undefined;
}

interface Written {
  /** True if the name is part of a path, and so percent-encoded where it is put back. */
  readonly isEncoded?: boolean;
  readonly slash?: string;
  readonly isTyped?: boolean;
}

export function objectName(
  name: string,
  pseudonyms: Pseudonyms,
  { isEncoded = false, slash = '/', isTyped = false }: Written = {},
): string {
  const isLaidOut = REGISTRY.test(name);
  const steps = name.split('/');
  const safe = safePseudonyms(name, pseudonyms);
  return steps
    .map((step, at) => {
      if (step === '' || step === '.' || step === '..') return step;
      const kept = isLaidOut ? layoutStep(step, steps[at - 1], safe) : undefined;
      const space = isTyped && at === steps.length - 1 ? 'typed' : 'name';
      return kept ?? safe.mark(space, step, isEncoded);
    })
    .join(slash);
}

export const object = ofOwn((given, pseudonyms) => objectName(given, pseudonyms));
