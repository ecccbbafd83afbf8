import { refuse } from '@mocks/orbit/answers';
import { stampOf, type OrbitCall } from '@mocks/orbit/call';
import { textContent } from '@mocks/orbit/content';
import { decoded } from '@mocks/orbit/paths';
import type { Container, StoredObject } from '@mocks/orbit/store';
import { timestampOf } from '@mocks/orbit/times';

/** Content type of a deletion marker in an archive. */
const DELETED = 'application/x-deleted;swift_versions_deleted=1';

/** `007doc.txt/`: the name after its length (docs/product/orbit.md#version-list). */
function archivePrefix(name: string): string {
  const length = new TextEncoder().encode(name).length;
  return `${length.toString(16).padStart(3, '0')}${name}/`;
}

/** The archive in a container's header; null without one. Throws 412 if it is missing. */
function archiveOf(
  { account }: OrbitCall,
  { metadata }: Container,
  header: string,
): Container | null {
  const location = metadata[header];
  if (location === undefined) return null;
  const archive = account.containers.get(decoded(location));
  if (!archive) throw refuse(412);
  return archive;
}

function keep(call: OrbitCall, archive: Container, object: StoredObject): void {
  const name = archivePrefix(object.name) + timestampOf(object.at);
  archive.put({ ...object, name, at: stampOf(call) });
}

/** Archives an object before it is overwritten, if the container has an archive of either mode. */
export function archiveBeforeWrite(call: OrbitCall, container: Container, name: string): void {
  const object = container.objects.get(name);
  if (!object) return;
  const archive =
    archiveOf(call, container, 'X-Versions-Location') ??
    archiveOf(call, container, 'X-History-Location');
  if (archive) keep(call, archive, object);
}

/** Removes an object by mode: archives it with a deletion marker, or restores the last version. */
export function removeVersioned(call: OrbitCall, container: Container, object: StoredObject): void {
  const history = archiveOf(call, container, 'X-History-Location');
  if (history) {
    keep(call, history, object);
    const at = stampOf(call);
    const { content, md5 } = textContent('');
    const name = archivePrefix(object.name) + timestampOf(at);
    const mark = { metadata: {}, deleteAt: null, large: null, content, hash: md5 };
    history.put({ ...mark, name, contentType: DELETED, at });
  }
  container.remove(object.name);
  const location = container.metadata['X-Versions-Location'];
  const archive = location && call.account.containers.get(decoded(location));
  if (archive) restoreLast(call, archive, container, object.name);
}

function restoreLast(
  call: OrbitCall,
  archive: Container,
  container: Container,
  name: string,
): void {
  const prefix = archivePrefix(name);
  const versions = [...archive.objects.values()].filter((each) => each.name.startsWith(prefix));
  const last = versions.toSorted((a, b) => (a.name < b.name ? 1 : -1))[0];
  if (!last) return;
  archive.remove(last.name);
  if (last.contentType !== DELETED) container.put({ ...last, name, at: stampOf(call) });
}
