import {
  type Classes,
  digits,
  fields,
  isId,
  kept,
  label,
  list,
  number,
  ofOwn,
  ofText,
  time,
  word,
} from './classes';
import { type RawRequest, type Reported, sentence } from './reported';
import { checksum, mediaType } from './headers';
import type { Pseudonyms } from './pseudonyms';
import { containerName, decodedName, object, objectName } from './names';
import { parameters } from './rest';
import { safePseudonyms } from './secrets';

interface Place {
  readonly account: string;
  readonly container?: string | undefined;
  readonly object?: string | undefined;
}

function placeOf(path: string): Place | undefined {
  const steps = path.split('/');
  const at = steps.findIndex((step) => isId(step) && step.startsWith('acc-'));
  const [account, container, ...object] = at === -1 ? [] : steps.slice(at);
  if (account === undefined) return undefined;
  return {
    account,
    container: container && decodedName(container),
    object: object.length === 0 ? undefined : decodedName(object.join('/')),
  };
}

function tellPath({ account, container, object }: Place, all: Pseudonyms): string {
  const pseudonyms = safePseudonyms([container, object].join('/'), all);
  const steps = [account];
  if (container !== undefined) steps.push(containerName(container, pseudonyms, true));
  if (object !== undefined) {
    steps.push(objectName(object, pseudonyms, { isEncoded: true, slash: '%2F' }));
  }
  return `/${steps.join('/')}`;
}

const prefix = ofOwn((given, pseudonyms) => objectName(given, pseudonyms, { isTyped: true }));

const QUERY: Classes = {
  format: word,
  limit: digits,
  delimiter: kept(/^\/$/u),
  prefix,
  marker: object,
  'multipart-manifest': word,
};

const containers = list(
  fields({
    name: ofOwn((given, pseudonyms) => containerName(given, pseudonyms)),
    count: number,
    bytes: number,
    last_modified: time,
  }),
);

const objects = list(
  fields({
    name: object,
    subdir: object,
    hash: checksum,
    bytes: number,
    content_type: mediaType,
    last_modified: time,
    slo_etag: checksum,
  }),
);

const bulk = fields({
  'Number Deleted': number,
  'Number Not Found': number,
  'Response Status': label,
  'Response Body': sentence,
  Errors: list(
    list(
      ofText((given, pseudonyms) =>
        /^\d{3} /u.test(given)
          ? (sentence(given, pseudonyms, 0) as string)
          : objectName(decodedName(given), pseudonyms),
      ),
    ),
  ),
});

const info = fields({ slo: fields({ max_manifest_segments: number, min_segment_size: number }) });

function answerOf({ method, query }: RawRequest, place: Place): Reported['answer'] {
  const isBulk = query !== undefined && Object.hasOwn(query, 'bulk-delete');
  // Any other POST may set keys.
  if (method === 'POST' && place.object === undefined && isBulk) return bulk;
  // The content of an object is private.
  if (method !== 'GET' || place.object !== undefined) return 'unclassified';
  return place.container === undefined ? containers : objects;
}

/**
 * Redacts a call to object storage (docs/wire.md#swift). The path begins at the account; a
 * temporary link loses its signature.
 */
export function reportedOrbit(asked: RawRequest, pseudonyms: Pseudonyms): Reported {
  const place = placeOf(asked.path);
  const query = parameters(asked.query ?? {}, QUERY, pseudonyms);
  if (place !== undefined) {
    return { path: tellPath(place, pseudonyms), query, answer: answerOf(asked, place) };
  }
  return asked.path.endsWith('/info')
    ? { path: '/info', answer: info }
    : { path: '/-', answer: 'unclassified' };
}
