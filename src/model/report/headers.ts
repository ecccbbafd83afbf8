import type { ReportedCall } from '@/wire/report';
import { KINDS, REST_KINDS } from '@/model/kinds';
import { fromHeader } from '@/model/orbit/header-text';
import { accessList } from './access';
import { address } from './addresses';
import { isKnownCode } from './known-sentences';
import { type Classes, ID_SHAPE, kept, noted, ofOwn, ofText, secret, text, word } from './classes';
import type { Pseudonyms } from './pseudonyms';
import { containerName, decodedName, object, objectName } from './names';
import { safePseudonyms } from './secrets';
import { caching, checksum, coding, language, mediaType, robots } from './header-values';
import { parameters } from './parameters';

type Headers = Readonly<Record<string, string>>;

/** Bytes of a petabyte, and times to 10 µs. */
const digits = kept(/^\d{1,15}(?:\.\d{1,5})?$/u);

const DATE = String.raw`[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT`;
/** RFC 9110 §5.6.7. */
const date = kept(new RegExp(`^${DATE}$`, 'u'));
const after = kept(new RegExp(`^(?:\\d{1,9}|${DATE})$`, 'u'));

const COLLECTIONS = REST_KINDS.map((kind) => KINDS[kind].collection).join('|');

const LINK = new RegExp(
  String.raw`<[^>]*?(/(?:${COLLECTIONS})/${ID_SHAPE})>\s*;\s*rel="?([a-z_]{1,30})"?`,
  'gu',
);
const link = ofOwn((given) =>
  Array.from(
    given.matchAll(LINK),
    ([, path = '', relation = '']) =>
      `</1.0${path}>; rel=${isKnownCode(relation) ? relation : 'related'}`,
  ).join(', '),
);

const COMMON: Classes = {
  'content-type': mediaType,
  'content-length': digits,
  date,
  'retry-after': after,
};

const OF_API: Classes = {
  ...COMMON,
  link,
  'x-oauth-scopes': kept(/^[a-z_, ]{1,100}$/u),
  'x-session-expires-in': digits,
};

/** Names in these headers are URL-encoded. */
const encodedContainer = ofOwn((given, pseudonyms) =>
  containerName(decodedName(given), pseudonyms, true),
);
const manifest = ofText((given, pseudonyms) => {
  const [container = '', ...prefix] = decodedName(given).split('/');
  const place = objectName(prefix.join('/'), pseudonyms, { isEncoded: true });
  return `${containerName(container, pseudonyms, true)}/${place}`;
});

const origins = ofText((given, pseudonyms) =>
  given
    .split(' ')
    .map((each) => address(each, pseudonyms, 0))
    .join(' '),
);

/** A boolean as Swift reads it. */
const flag = kept(/^(?:true|false|yes|no|on|off|[10tfyn])$/iu);

/** Headers of accounts, containers and objects (wire facts §16). Keys are only shown to be set. */
const OF_ORBIT: Classes = {
  ...COMMON,
  etag: checksum,
  'last-modified': date,
  expires: date,
  'cache-control': caching,
  'content-disposition': text,
  'content-encoding': coding,
  'content-language': language,
  'x-robots-tag': robots,
  'x-delete-at': digits,
  'x-object-manifest': manifest,
  'x-static-large-object': word,
  'x-timestamp': digits,
  'x-account-bytes-used': digits,
  'x-account-container-count': digits,
  'x-account-object-count': digits,
  'x-account-meta-temp-url-key': secret(),
  'x-account-meta-temp-url-key-2': secret(),
  'x-container-bytes-used': digits,
  'x-container-object-count': digits,
  'x-container-read': accessList,
  'x-container-write': accessList,
  'x-history-location': encodedContainer,
  'x-versions-location': encodedContainer,
  'x-container-meta-web-listings': flag,
  'x-container-meta-web-listings-css': object,
  'x-container-meta-web-listings-label': text,
  'x-container-meta-web-index': object,
  'x-container-meta-web-error': object,
  'x-container-meta-temp-url-key': secret(),
  'x-container-meta-temp-url-key-2': secret(),
  'x-container-meta-quota-bytes': digits,
  'x-container-meta-quota-count': digits,
  'x-container-meta-access-control-allow-origin': origins,
  'x-container-meta-access-control-max-age': digits,
  'x-container-meta-access-control-expose-headers': text,
};

const LABEL = /^(x-(?:container|object)-meta-)(.+)$/u;

function* labelsIn(headers: Headers, pseudonyms: Pseudonyms): Generator<[string, string]> {
  for (const [name, value] of Object.entries(headers)) {
    const [, head, own] = LABEL.exec(name) ?? [];
    if (head === undefined || own === undefined || Object.hasOwn(OF_ORBIT, name)) continue;
    const told = String(noted(own)(fromHeader(value), pseudonyms, 0));
    yield [head + safePseudonyms(own, pseudonyms).mark('name', own), told];
  }
}

function ofOrbit(headers: Headers, pseudonyms: Pseudonyms): Record<string, string> {
  const read = Object.entries(headers).map(([name, value]) => [name, fromHeader(value)] as const);
  const known = parameters(Object.fromEntries(read), OF_ORBIT, pseudonyms);
  return { ...known, ...Object.fromEntries(labelsIn(headers, pseudonyms)) };
}

/** Redacts the headers that the panel reads, in lower case. Orbit's are decoded from UTF-8. */
export const reportedHeaders = (
  api: ReportedCall['api'],
  headers: Headers,
  pseudonyms: Pseudonyms,
): Record<string, string> =>
  api === 'orbit' ? ofOrbit(headers, pseudonyms) : parameters(headers, OF_API, pseudonyms);

/** An id that is neither a signed token nor an address. */
const REQUEST_ID = /^(?!eyJ)(?!.*\d{1,3}(?:\.\d{1,3}){3})(?!(?:[\da-f]{0,4}:){3})[\w.:-]{1,100}$/iu;

export function reportedRequestId(headers: Headers): string | undefined {
  const given = headers['x-request-id'] ?? headers['x-trans-id'] ?? '';
  return REQUEST_ID.test(given) ? given : undefined;
}
