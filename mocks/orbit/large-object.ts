import {
  OrbitRefusal,
  refuse,
  statusLine,
  type OrbitAnswer,
  type OrbitRequest,
} from '@mocks/orbit/answers';
import { containerFor, objectIn, type OrbitCall } from '@mocks/orbit/call';
import {
  joinedContent,
  md5Of,
  textContent,
  type Content,
  type Received,
} from '@mocks/orbit/content';
import { shownBytes, type Segment, type StoredObject } from '@mocks/orbit/store';
import { listedTime } from '@mocks/orbit/times';

/** Swift's limits (`GET /info`). */
export const largeLimits = { max_manifest_segments: 1000, max_manifest_size: 8 * 1024 ** 2 };

/** A manifest's entry for a segment; null fields are not checked. */
interface Claim {
  path: string;
  etag: string | null;
  bytes: number | null;
  range: string | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function claimOf(item: unknown): Claim {
  const fields = (typeof item === 'object' && item !== null ? item : {}) as Record<string, unknown>;
  const path = text(fields['path']);
  if (path === null) throw refuse(400, 'Index 0: must provide a "path"\n');
  const bytes = fields['size_bytes'];
  return {
    path: path.startsWith('/') ? path : `/${path}`,
    etag: text(fields['etag'])?.replaceAll('"', '') ?? null,
    bytes: typeof bytes === 'number' ? bytes : null,
    range: text(fields['range']),
  };
}

/** The object of a segment. Throws if the caller may not read it. */
function segmentObject(call: OrbitCall, path: string): StoredObject {
  const [, container = '', object = ''] = /^\/([^/]+)\/(.+)$/s.exec(path) ?? [];
  const reading = { ...call, place: { ...call.place, container, object } };
  return objectIn(containerFor(reading, 'read'), object);
}

function segmentOf(call: OrbitCall, claim: Claim): Segment | string {
  const found = objectOrStatus(() => segmentObject(call, claim.path));
  if (typeof found === 'string') return found;
  const size = shownBytes(found);
  if (claim.bytes !== null && claim.bytes !== size) return 'Size Mismatch';
  if (claim.etag !== null && claim.etag !== found.hash) return 'Etag Mismatch';
  const [, first = '', last = ''] = /^(\d*)-(\d*)$/.exec(claim.range ?? '') ?? [];
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  return {
    path: claim.path,
    hash: found.hash,
    bytes: size,
    contentType: found.contentType,
    start: claim.range === null ? 0 : start,
    end:
      claim.range === null || first === '' || last === '' ? size : Math.min(Number(last) + 1, size),
  };
}

/** The object, or the status line of its refusal. */
function objectOrStatus(find: () => StoredObject): StoredObject | string {
  try {
    return find();
  } catch (error) {
    if (error instanceof OrbitRefusal) return statusLine(error.answer.status);
    throw error;
  }
}

function claimsOf(manifest: string): Claim[] {
  let items: unknown;
  try {
    items = JSON.parse(manifest);
  } catch {
    throw refuse(400, 'Manifest must be valid JSON.\n');
  }
  if (!Array.isArray(items)) throw refuse(400, 'Manifest must be a list.\n');
  const most = largeLimits.max_manifest_segments;
  if (items.length > most) throw refuse(413, `Number of segments must be <= ${most}`);
  return items.map(claimOf);
}

const partOf = ({ hash, start, end, bytes }: Segment): string =>
  start === 0 && end === bytes ? hash : `${hash}:${start}-${end - 1};`;

/** Checks a manifest against its segments. Throws 400 with the paths of those that differ. */
export function largeObjectOf(
  call: OrbitCall,
  manifest: string,
): { large: NonNullable<StoredObject['large']> } & Received {
  const claims = claimsOf(manifest);
  const checked = claims.map((claim) => [claim.path, segmentOf(call, claim)] as const);
  const errors = checked.filter(
    (each): each is readonly [string, string] => typeof each[1] === 'string',
  );
  if (errors.length > 0) throw mismatches(call.request, errors);
  const segments = checked.map(([, segment]) => segment as Segment);
  const etag = md5Of(segments.map(partOf).join(''));
  const expected = call.request.headers.get('Etag')?.replaceAll('"', '');
  if (expected !== undefined && expected !== etag) throw refuse(422);
  const bytes = segments.reduce((sum, { start, end }) => sum + end - start, 0);
  return { large: { segments, etag, bytes }, ...textContent(JSON.stringify(rowsOf(segments, 0))) };
}

function mismatches(request: OrbitRequest, errors: readonly (readonly [string, string])[]) {
  if (request.headers.get('Accept')?.includes('application/json')) {
    return refuse(400, JSON.stringify({ Errors: errors }), { 'Content-Type': 'application/json' });
  }
  const lines = errors.map(([path, what]) => `${path}, ${what}\n`).join('');
  return refuse(400, `Errors:\n${lines}`, { 'Content-Type': 'text/plain' });
}

const rowsOf = (segments: readonly Segment[], at: number) =>
  segments.map(({ path, hash, bytes, contentType, start, end }) => ({
    name: path,
    bytes,
    hash,
    content_type: contentType,
    last_modified: listedTime(at - (at % 100_000)),
    ...((start > 0 || end < bytes) && { range: `${start}-${end - 1}` }),
  }));

/** `?multipart-manifest=get`: lists the segments of a static large object. */
export function manifestAnswer(
  request: OrbitRequest,
  object: StoredObject,
  headers: Record<string, string>,
): OrbitAnswer {
  const own = Object.entries(headers).filter(([name]) => name !== 'X-Manifest-Etag');
  const body = JSON.stringify(rowsOf(object.large?.segments ?? [], object.at));
  const type = 'application/json; charset=utf-8';
  return {
    status: 200,
    headers: { ...Object.fromEntries(own), 'Content-Type': type, Etag: object.hash },
    ...(request.method === 'GET' && { body }),
  };
}

/** The content of a static large object. Throws 409 if a segment is gone or has changed. */
export function largeContent(call: OrbitCall, segments: readonly Segment[]): Content {
  return joinedContent(
    segments.map(({ path, hash, start, end }) => {
      const object = objectOrStatus(() => segmentObject(call, path));
      if (typeof object === 'string' || object.hash !== hash) throw refuse(409);
      const content = object.large ? largeContent(call, object.large.segments) : object.content;
      return { content, start, end };
    }),
  );
}
