import { type Class, ofOwn, ofText, REDACTED } from './classes';

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
export const caching = parts(
  /^(?:(?:max-age|s-maxage|stale-while-revalidate|stale-if-error)=\d{1,9}|immutable|must-revalidate|must-understand|no-cache|no-store|no-transform|private|proxy-revalidate|public)$/iu,
);

/** RFC 9110 §8.4.1 and the registry of its codings. */
export const coding = parts(
  /^(?:aes128gcm|aws-chunked|br|compress|deflate|gzip|identity|x-gzip|zstd)$/iu,
);

export const language = parts(/^[a-z]{2}(?:-[a-z]{2})?$/iu);

export const robots = parts(
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
