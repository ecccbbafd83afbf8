import { plainAnswer, refuse, type OrbitAnswer } from '@mocks/orbit/answers';
import { authorise, containerFor, objectIn, stampOf, type OrbitCall } from '@mocks/orbit/call';
import { receive, type Received } from '@mocks/orbit/content';
import { largeLimits, largeObjectOf } from '@mocks/orbit/large-object';
import { contentTypeIn, deletionIn, metadataIn } from '@mocks/orbit/object-metadata';
import type { Container, StoredObject } from '@mocks/orbit/store';
import { headerTime } from '@mocks/orbit/times';
import { archiveBeforeWrite, removeVersioned } from '@mocks/orbit/versions';
import { textOf } from '@mocks/provider/bytes';

/** Largest object in bytes: 5 GiB and 2 bytes (`GET /info`). */
export const MAX_FILE_SIZE = 5_368_709_122;

const tooLarge = () => refuse(413, 'Your request is too large.');

/** Throws 413 if the container's quotas have no room for another object of `more` bytes. */
export function checkQuotas({ metadata, bytes, count }: Container, more: number): void {
  const quota = (what: string) => Number(metadata[`X-Container-Meta-Quota-${what}`] ?? Infinity);
  if (bytes + more > quota('Bytes') || count + 1 > quota('Count')) {
    throw refuse(413, 'Upload exceeds quota.');
  }
}

/** Puts an object in its container, and the one it replaces in the container's archive, if any. */
export function store(
  call: OrbitCall,
  container: Container,
  object: Omit<StoredObject, 'at'>,
): StoredObject {
  archiveBeforeWrite(call, container, object.name);
  const stored = { ...object, at: stampOf(call) };
  container.put(stored);
  return stored;
}

export const storedAnswer = (
  { hash, large, at }: StoredObject,
  headers: Record<string, string> = {},
): OrbitAnswer =>
  plainAnswer(201, undefined, {
    Etag: large ? `"${large.etag}"` : hash,
    'Last-Modified': headerTime(at),
    ...headers,
  });

/** Reads a call's body of up to `limit` bytes. Throws 413 for a longer one. */
async function received({ request }: OrbitCall, limit: number): Promise<Received> {
  const taken = await receive(request.body, limit);
  if (!taken) throw tooLarge();
  return taken;
}

/** `PUT` of an object's content or of a static large object's manifest. */
export async function putObject(call: OrbitCall): Promise<OrbitAnswer> {
  const { request, place } = call;
  const { headers } = request;
  const container = containerFor(call, 'write');
  const metadata = metadataIn(headers);
  const deleteAt = deletionIn(call);
  const length = Number(headers.get('Content-Length') ?? 0);
  if (length > MAX_FILE_SIZE) throw tooLarge();
  checkQuotas(container, length);
  checkAbsent(headers, container, place.object);
  const common = {
    name: place.object,
    contentType: contentTypeIn(headers, place.object),
    metadata,
    deleteAt,
  };
  if (request.query.get('multipart-manifest') === 'put') {
    const { content: sent } = await received(call, largeLimits.max_manifest_size);
    const manifest = await textOf(sent.read(0, sent.size));
    const { content, md5, large } = largeObjectOf(call, manifest);
    return storedAnswer(store(call, container, { ...common, content, hash: md5, large }));
  }
  const { content, md5 } = await received(call, MAX_FILE_SIZE);
  const expected = headers.get('Etag')?.replaceAll('"', '').toLowerCase();
  if (expected && expected !== md5) throw refuse(422);
  // While the body arrived, another call may have filled or removed the container.
  const still = containerFor(call, 'write');
  if (!headers.has('Content-Length')) checkQuotas(still, content.size);
  return storedAnswer(store(call, still, { ...common, content, hash: md5, large: null }));
}

function checkAbsent(headers: Headers, container: Container, name: string): void {
  const condition = headers.get('If-None-Match');
  if (condition === null) return;
  if (condition !== '*') {
    throw refuse(400, 'If-None-Match only supports *', { 'Content-Type': 'text/plain' });
  }
  if (container.objects.get(name)) throw refuse(412);
}

/** `POST`: replaces all of an object's metadata. */
export function saveObject(call: OrbitCall): OrbitAnswer {
  const { request, place } = call;
  const metadata = metadataIn(request.headers);
  const deleteAt = deletionIn(call);
  const container = containerFor(call, 'write');
  const object = objectIn(container, place.object);
  const contentType = request.headers.get('Content-Type') || object.contentType;
  container.put({ ...object, metadata, deleteAt, contentType, at: stampOf(call) });
  return plainAnswer(202);
}

/** `DELETE` of one object. */
export function removeObject(call: OrbitCall): OrbitAnswer {
  const { account, place } = call;
  authorise(call, account.containers.get(place.container)?.metadata['X-Container-Write']);
  const container = containerFor(call, 'write');
  removeVersioned(call, container, objectIn(container, place.object));
  return plainAnswer(204);
}
