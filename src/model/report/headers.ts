import { KINDS, REST_KINDS } from '@/model/kinds';
import { fromHeader } from '@/model/orbit/values';
import type { ReportedCall } from '@/wire/report';
import { accessList } from './access';
import {
  type Class,
  type Classes,
  ID_SHAPE,
  kept,
  noted,
  ofOwn,
  ofText,
  REDACTED,
  secret,
  text,
  word,
} from './classes';
import { isKnownCode } from './known-sentences';
import { containerName, decodedName, object, objectName } from './names';
import type { Pseudonyms } from './pseudonyms';
import { address } from './public';
import { parameters } from './rest';
import { safePseudonyms } from './secrets';

/** MD5 or SHA-256 in hexadecimal digits; a large object's ends with its number of parts. */
export const checksum: Class = ofOwn((given, pseudonyms) => {
  const [, open = '', hex, rest = ''] = /^("?)([\da-f]{32,64})(-\d{1,6})?"?$/u.exec(given) ?? [];
  return hex === undefined ? REDACTED : open + pseudonyms.mark('hash', hex) + rest + open;
});

const parts = (shape: RegExp): Class =>
  ofText((given, pseudonyms) =>
    given.split(',').every((part) => shape.test(part.trim()))
      ? given
      : pseudonyms.mark('text', given),
  );

/** RFC 9111 §5.2, RFC 5861, RFC 8246. */
const caching = parts(
  /^(?:(?:max-age|s-maxage|stale-while-revalidate|stale-if-error)=\d{1,9}|immutable|must-revalidate|must-understand|no-cache|no-store|no-transform|private|proxy-revalidate|public)$/iu,
);

/** RFC 9110 §8.4.1 and the registry of its codings. */
const coding = parts(/^(?:aes128gcm|aws-chunked|br|compress|deflate|gzip|identity|x-gzip|zstd)$/iu);

const language = parts(/^[a-z]{2}(?:-[a-z]{2})?$/iu);

const robots = parts(
  /^(?:all|follow|index|indexifembedded|max-(?:snippet|image-preview|video-preview): ?(?:-?\d{1,4}|none|standard|large)|no(?:archive|follow|imageindex|index|ne|snippet|translate))$/iu,
);

const SUBTYPES: ReadonlySet<string> = new Set(
  `aac apng atom+xml avif bmp calendar css csv directory epub+zip event-stream flac form-data gif
  gzip heic heif html java-archive javascript jpeg json ld+json manifest+json markdown midi mixed
  mp4 mpeg msword octet-stream ogg otf pdf plain png postscript problem+json rss+xml rtf sql
  svg+xml tiff toml ttf vcard vnd.ms-excel vnd.ms-powerpoint vnd.rar vtt wasm wav webm webp woff
  woff2 x-7z-compressed x-bzip2 x-gzip x-icon x-iso9660-image x-javascript x-log x-matroska
  x-ms-wmv x-msdownload x-msvideo x-qemu-disk x-raw-disk-image x-rar-compressed x-sh x-sqlite3
  x-tar x-wav x-www-form-urlencoded x-xz x-yaml xhtml+xml xml yaml zip zstd vnd.microsoft.icon
  vnd.oasis.opendocument.spreadsheet vnd.oasis.opendocument.text vnd.sqlite3
  vnd.openxmlformats-officedocument.presentationml.presentation
  vnd.openxmlformats-officedocument.spreadsheetml.sheet
  vnd.openxmlformats-officedocument.wordprocessingml.document
  vnd.docker.container.image.v1+json vnd.docker.distribution.manifest.v2+json
  vnd.docker.distribution.manifest.list.v2+json vnd.docker.image.rootfs.diff.tar.gzip
  vnd.oci.image.config.v1+json vnd.oci.image.index.v1+json vnd.oci.image.layer.v1.tar+gzip
  vnd.oci.image.manifest.v1+json`.split(/\s+/u),
);

const MEDIA_TYPE =
  /^((?:application|audio|font|image|message|model|multipart|text|video)\/)([\w.+-]{1,80})(; ?charset="?(?:utf-(?:8|16)|us-ascii|iso-8859-\d\d?|windows-125\d)"?)?$/iu;

/** `text/plain; charset=utf-8`. An unknown subtype gets a stand-in. */
export const mediaType: Class = ofText((given, pseudonyms) => {
  const [, type, subtype = '', charset = ''] = MEDIA_TYPE.exec(given) ?? [];
  if (type === undefined) return pseudonyms.mark('text', given);
  const known = SUBTYPES.has(subtype.toLowerCase()) ? subtype : pseudonyms.mark('name', subtype);
  return type + known + charset;
});

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

/** Headers in storage (docs/wire.md#storage-headers). Keys are only shown to be set. */
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
