import { containerFor, type OrbitCall } from '@mocks/orbit/call';
import { joinedContent, md5Of } from '@mocks/orbit/content';
import { listed } from '@mocks/orbit/listing';
import { decoded } from '@mocks/orbit/paths';
import { shownBytes, type StoredObject } from '@mocks/orbit/store';

/** The objects under a manifest's container and prefix. Throws if the caller may not read it. */
function segmentsOf(call: OrbitCall, manifest: string): StoredObject[] {
  const [, container = '', prefix = ''] = /^([^/]+)\/(.*)$/s.exec(decoded(manifest)) ?? [];
  const { objects } = containerFor(
    { ...call, place: { ...call.place, object: '' } },
    'read',
    container,
  );
  const rows = listed(objects, new URLSearchParams({ prefix }));
  return rows.flatMap((row) => ('thing' in row ? [row.thing] : []));
}

/**
 * A dynamic large object as it is read: all objects under its prefix, joined. Listed, counted and
 * deleted it is only its own empty object. Returns any other object unchanged.
 */
export function joined(call: OrbitCall, object: StoredObject): StoredObject {
  const manifest = object.metadata['X-Object-Manifest'];
  if (manifest === undefined || call.request.query.get('multipart-manifest') === 'get')
    return object;
  const segments = segmentsOf(call, manifest);
  const parts = segments.map((each) => ({
    content: each.content,
    start: 0,
    end: shownBytes(each),
  }));
  const hash = md5Of(segments.map((each) => each.hash).join(''));
  return { ...object, content: joinedContent(parts), hash: `"${hash}"` };
}
