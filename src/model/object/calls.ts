import { truncateName } from '@/lib/text';
import type { FailureWords, OrbitCall, Removing, Shown } from '@/model/call';
import { DIRECTORY } from './names';
import { containerId, objectId, placeOf } from '@/model/orbit/ids';
import type { ObjectRecord } from '@/model/records/storage';

export interface ObjectPlace {
  readonly account: string;
  readonly container: string;
  readonly object: string;
}

export function objectPlace(id: string): ObjectPlace {
  const { account, container, object = '' } = placeOf(id);
  return { account, container, object };
}

const idOfPlace = ({ account, container, object }: ObjectPlace) =>
  objectId(account, container, object);

/** Empty, since nobody knows by then which page of a listing shows it. */
const IN_LISTINGS: readonly Shown[] = [];

/** Status if an object exists where none may be (RFC 9110 §13.1.2). */
const PRECONDITION_FAILED = 412;

const failureOf = (words: string): FailureWords => ({
  words,
  byStatus: { [PRECONDITION_FAILED]: `${words}. An object with this name already exists` },
});

/** Creates a folder: an empty object of that type (docs/product/orbit.md#create-directory). */
export function makeDirectoryCall(place: ObjectPlace): OrbitCall {
  const { container, object } = place;
  return {
    kind: 'object',
    id: idOfPlace(place),
    showsIn: IN_LISTINGS,
    storage: {
      method: 'PUT',
      container,
      object,
      headers: { 'Content-Type': DIRECTORY },
      onlyNew: true,
    },
    failureWords: failureOf('Error making directory'),
  };
}

export const deletionFailed = (name: string): string => `Error deleting ${truncateName(name)}`;

type Deleted = Pick<ObjectRecord, 'id' | 'slo_etag'>;

/** Deletes one object, and the segments that it lists, unless an archive keeps it. */
export function deleteObjectCall({ id, slo_etag: segments }: Deleted): OrbitCall {
  const { container, object } = objectPlace(id);
  return {
    kind: 'object',
    id,
    storage: {
      method: 'DELETE',
      container,
      object,
      ...(segments && { takesSegments: true }),
    },
    failureWords: { words: deletionFailed(object) },
  };
}

/**
 * Deletes objects by name and folders with all that is in them, many at a time
 * (docs/product/orbit.md#bulk-deletion).
 */
export function removeObjectsCall(
  account: string,
  container: string,
  removal: Removing,
  words: string,
): OrbitCall {
  return {
    kind: 'container',
    id: containerId(account, container),
    showsIn: IN_LISTINGS,
    storage: { method: 'POST', container, removal },
    failureWords: { words },
  };
}

interface Copied {
  readonly record: Pick<ObjectRecord, 'id' | 'is_large' | 'hash' | 'last_modified'>;
  readonly to: ObjectPlace;
  readonly overwrite: boolean;
}

/**
 * Copies on the server. `keepsSegments` copies only the list of a large object's segments. Both
 * objects then share the segments, so use it only if the original goes.
 */
export function copyCall({ record, to, overwrite }: Copied, keepsSegments = false): OrbitCall {
  const { container, object } = objectPlace(record.id);
  const from = `${encodeURIComponent(container)}/${encodeURIComponent(object)}`;
  return {
    kind: 'object',
    id: idOfPlace(to),
    showsIn: IN_LISTINGS,
    storage: {
      method: 'PUT',
      container: to.container,
      object: to.object,
      // No body: even an empty text has a type, which the copy would get.
      headers: { 'X-Copy-From': from },
      onlyNew: !overwrite,
      ...(keepsSegments && record.is_large === true && { query: { 'multipart-manifest': 'get' } }),
    },
    failureWords: failureOf(`Error copying ${truncateName(object)}`),
  };
}

/** Copies, then deletes the original if it is still the one that the user saw. */
export function moveCalls(copied: Copied): readonly OrbitCall[] {
  const { id, hash, last_modified: at } = copied.record;
  const { container, object } = copied.to;
  const from = objectPlace(id);
  const there = truncateName(`${container}/${object}`);
  const onlyWhile = {
    ...(hash !== undefined && { hash }),
    ...(at !== undefined && { last_modified: at }),
  };
  return [
    copyCall(copied, true),
    {
      kind: 'object',
      id,
      storage: { method: 'DELETE', container: from.container, object: from.object, onlyWhile },
      failureWords: { words: `Copied to ${there}. ${deletionFailed(from.object)}` },
    },
  ];
}

export interface ObjectNotes {
  readonly contentType: string;
  readonly disposition: string;
  readonly encoding: string;
  readonly cacheControl: string;
  /** Seconds since 1970; undefined for never. */
  readonly deleteAt: number | undefined;
  readonly labels: Readonly<Record<string, string>>;
  readonly kept: Readonly<Record<string, string>>;
}

/** Replaces all metadata: of what is not sent again, Swift keeps only the type. */
export function saveNotesCall(id: string, notes: ObjectNotes): OrbitCall {
  const { container, object } = objectPlace(id);
  const { contentType, disposition, encoding, cacheControl, deleteAt, labels, kept } = notes;
  const given = {
    ...kept,
    'Content-Type': contentType,
    'Content-Disposition': disposition,
    'Content-Encoding': encoding,
    'Cache-Control': cacheControl,
    'X-Delete-At': deleteAt === undefined ? '' : String(deleteAt),
    ...Object.fromEntries(
      Object.entries(labels).map(([name, value]) => [`X-Object-Meta-${name}`, value]),
    ),
  };
  const headers = Object.entries(given).filter(([, value]) => value !== '');
  return {
    kind: 'object',
    id,
    storage: {
      method: 'POST',
      container,
      object,
      headers: Object.fromEntries(headers),
    },
    failureWords: { words: `Error updating ${truncateName(object)}` },
  };
}
