import { plainAnswer, refuse, type OrbitAnswer } from '@mocks/orbit/answers';
import { containerFor, objectIn, type OrbitCall } from '@mocks/orbit/call';
import type { Content } from '@mocks/orbit/content';
import { joined } from '@mocks/orbit/dynamic-object';
import { largeContent, manifestAnswer } from '@mocks/orbit/large-object';
import { shownBytes, type StoredObject } from '@mocks/orbit/store';
import { headerTime, timestampOf } from '@mocks/orbit/times';

/** Compares without quotes, which only a large object's tag has on the wire. */
const isTag = (list: string, tag: string): boolean =>
  list.split(',').some((each) => ['*', tag].includes(each.trim().replaceAll('"', '')));

/** The headers of an object, except its length. */
function objectHeaders(object: StoredObject): Record<string, string> {
  const { large, contentType, metadata, deleteAt, at, hash } = object;
  return {
    'Content-Type': contentType,
    ...metadata,
    ...(deleteAt !== null && { 'X-Delete-At': String(deleteAt) }),
    ...(large && { 'X-Static-Large-Object': 'True', 'X-Manifest-Etag': hash }),
    Etag: large ? `"${large.etag}"` : hash,
    'Last-Modified': headerTime(at),
    'X-Timestamp': timestampOf(at),
    'Accept-Ranges': 'bytes',
  };
}

/** The status by the call's conditional headers; null for the usual answer. */
function conditional({ headers }: OrbitCall['request'], object: StoredObject): 304 | 412 | null {
  const tag = object.large?.etag ?? object.hash.replaceAll('"', '');
  const [match, noneMatch] = [headers.get('If-Match'), headers.get('If-None-Match')];
  if (match !== null && !isTag(match, tag)) return 412;
  if (noneMatch !== null && isTag(noneMatch, tag)) return 304;
  const written = Date.parse(headerTime(object.at));
  const since = Date.parse(headers.get('If-Modified-Since') ?? '');
  if (noneMatch === null && written <= since) return 304;
  return written > Date.parse(headers.get('If-Unmodified-Since') ?? '') ? 412 : null;
}

/**
 * The requested bytes from `start` to before `end`; null for all, 'none' for a range outside.
 * Several ranges get the whole content, as no browser asks for them by itself.
 */
function rangeOf(
  asked: string | null,
  size: number,
): { start: number; end: number } | null | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    return last === '0' ? 'none' : { start: Math.max(size - Number(last), 0), end: size };
  }
  if (last !== '' && Number(last) < Number(first)) return null;
  const end = last === '' ? size : Math.min(Number(last) + 1, size);
  return Number(first) < size ? { start: Number(first), end } : 'none';
}

function contentAnswer(
  request: OrbitCall['request'],
  headers: Record<string, string>,
  content: Content,
): OrbitAnswer {
  const { size } = content;
  const range = rangeOf(request.headers.get('Range'), size);
  if (range === 'none') {
    const type = { 'Content-Range': `bytes */${size}` };
    throw refuse(416, undefined, { ...headers, ...type });
  }
  const { start, end } = range ?? { start: 0, end: size };
  return {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(end - start),
      ...(range && { 'Content-Range': `bytes ${start}-${end - 1}/${size}` }),
    },
    body: { content, start, end },
  };
}

/** `GET` and `HEAD` of an object. */
export function readObject(call: OrbitCall): OrbitAnswer {
  const { request, place } = call;
  const object = joined(call, objectIn(containerFor(call, 'read'), place.object));
  if (object.large && request.query.get('multipart-manifest') === 'get') {
    return manifestAnswer(request, object, objectHeaders(object));
  }
  const headers = objectHeaders(object);
  const status = conditional(request, object);
  if (status !== null) return plainAnswer(status, '', headers);
  if (request.method === 'HEAD') {
    const length = { 'Content-Length': String(shownBytes(object)) };
    return { status: 200, headers: { ...headers, ...length } };
  }
  const content = object.large ? largeContent(call, object.large.segments) : object.content;
  return contentAnswer(request, headers, content);
}
