import { plainAnswer, refuse, type OrbitAnswer } from '@mocks/orbit/answers';
import { authorise, containerFor, isOwner, stampOf, type OrbitCall } from '@mocks/orbit/call';
import { listed, listingAnswer } from '@mocks/orbit/listing';
import { changed, containerChanges, withoutSecrets } from '@mocks/orbit/metadata';
import { Container, shownBytes, type StoredObject } from '@mocks/orbit/store';
import { headerTime, listedTime, timestampOf } from '@mocks/orbit/times';

function headersOf(call: OrbitCall, container: Container): Record<string, string> {
  return {
    'X-Container-Object-Count': String(container.count),
    'X-Container-Bytes-Used': String(container.bytes),
    'X-Timestamp': timestampOf(container.madeAt),
    'Last-Modified': headerTime(container.changedAt),
    'Accept-Ranges': 'bytes',
    'X-Storage-Policy': 'default',
    ...(isOwner(call) ? container.metadata : withoutSecrets(container.metadata)),
  };
}

const row = (object: StoredObject) => ({
  bytes: shownBytes(object),
  hash: object.hash,
  name: object.name,
  content_type: object.contentType,
  last_modified: listedTime(object.at),
  ...(object.large && { slo_etag: `"${object.large.etag}"` }),
});

/** Makes a container, or changes an existing one's metadata and keeps the rest. */
function put(call: OrbitCall): OrbitAnswer {
  authorise(call);
  const { account, place, request } = call;
  const changes = containerChanges(request.headers);
  const standing = account.containers.get(place.container);
  if (!standing) {
    const metadata = changed({}, changes);
    account.containers.put(new Container(place.container, stampOf(call), metadata));
    return plainAnswer(201);
  }
  standing.metadata = changed(standing.metadata, changes);
  standing.changedAt = stampOf(call);
  return plainAnswer(202);
}

function save(call: OrbitCall): OrbitAnswer {
  const changes = containerChanges(call.request.headers);
  const container = containerFor(call, 'change');
  container.metadata = changed(container.metadata, changes);
  container.changedAt = stampOf(call);
  return plainAnswer(204);
}

/** Removes an empty container. Throws 409 if it has objects. */
export function removeContainer(call: OrbitCall): OrbitAnswer {
  const container = containerFor(call, 'change');
  if (container.count > 0) throw refuse(409);
  call.account.containers.remove(container.name);
  return plainAnswer(204);
}

export function answerContainer(call: OrbitCall): OrbitAnswer {
  const { request } = call;
  switch (request.method) {
    case 'HEAD':
      return { status: 204, headers: headersOf(call, containerFor(call, 'read')) };
    case 'GET': {
      const container = containerFor(call, 'read');
      const rows = listed(container.objects, request.query);
      return listingAnswer(request, rows, row, headersOf(call, container));
    }
    case 'PUT':
      return put(call);
    case 'POST':
      return save(call);
    case 'DELETE':
      return removeContainer(call);
    default:
      throw refuse(405);
  }
}
