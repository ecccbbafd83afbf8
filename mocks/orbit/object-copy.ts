import { refuse, type OrbitAnswer } from '@mocks/orbit/answers';
import { containerFor, objectIn, type OrbitCall } from '@mocks/orbit/call';
import { md5OfContent } from '@mocks/orbit/content';
import { largeContent } from '@mocks/orbit/large-object';
import { deletionIn, metadataIn } from '@mocks/orbit/object-metadata';
import { checkQuotas, MAX_FILE_SIZE, store, storedAnswer } from '@mocks/orbit/object-write';
import { checkNames, objectPath, quoted } from '@mocks/orbit/paths';
import { shownBytes } from '@mocks/orbit/store';
import { headerTime } from '@mocks/orbit/times';

type Names = { container: string; object: string };

const at = (call: OrbitCall, names: Names): OrbitCall => ({
  ...call,
  place: { ...call.place, ...names },
});

/** Copies on the server: `COPY` with a `Destination`, or `PUT` with `X-Copy-From`. */
export async function copyObject(call: OrbitCall): Promise<OrbitAnswer> {
  const { request, place } = call;
  const { headers } = request;
  const here = { container: place.container, object: place.object };
  if (request.method === 'COPY') {
    const destination = headers.get('Destination');
    if (destination === null) throw refuse(412, 'Destination header required');
    return copy(at(call, here), at(call, objectPath(destination, 'Destination')));
  }
  const source = objectPath(headers.get('X-Copy-From') ?? '', 'X-Copy-From');
  return copy(at(call, source), at(call, here));
}

async function copy(from: OrbitCall, to: OrbitCall): Promise<OrbitAnswer> {
  checkNames(to.place);
  const { headers, query } = to.request;
  const source = objectIn(containerFor(from, 'read'), from.place.object);
  // Swift applies the condition to the read of the source.
  if (headers.get('If-None-Match') === '*') throw refuse(304);
  const isManifest = query.get('multipart-manifest') === 'get';
  if (source.large && !isManifest && source.large.bytes > MAX_FILE_SIZE) throw refuse(413);
  const container = containerFor(to, 'write');
  checkQuotas(container, shownBytes(source));
  const isFresh = /^(true|1|yes|on|t|y)$/i.test(headers.get('X-Fresh-Metadata') ?? '');
  const given = metadataIn(headers);
  const metadata = isFresh ? given : { ...source.metadata, ...given };
  const joined = source.large && !isManifest ? largeContent(from, source.large.segments) : null;
  const stored = store(to, container, {
    name: to.place.object,
    contentType: headers.get('Content-Type') || source.contentType,
    hash: source.hash,
    metadata,
    deleteAt: deletionIn(to) ?? (isFresh ? null : source.deleteAt),
    content: source.content,
    large: source.large,
    ...(joined && { content: joined, large: null, hash: await md5OfContent(joined) }),
  });
  const told = Object.entries(metadata).filter(([name]) => name.startsWith('X-Object-Meta-'));
  return storedAnswer(stored, {
    'X-Copied-From-Account': from.place.account,
    'X-Copied-From': quoted(`${from.place.container}/${from.place.object}`),
    'X-Copied-From-Last-Modified': headerTime(source.at),
    ...Object.fromEntries(told),
  });
}
