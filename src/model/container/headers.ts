import { decoded, fromHeader, instantOf, isOn, labelsIn, numberOf } from '@/model/orbit/values';
import { containerId, placeOf } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';

/** Headers of fields, without `X-Container-` (docs/product/orbit.md#settings-headers). */
const META = {
  web_listings: 'Meta-Web-Listings',
  web_listings_css: 'Meta-Web-Listings-CSS',
  web_listings_label: 'Meta-Web-Listings-Label',
  web_index: 'Meta-Web-Index',
  web_error: 'Meta-Web-Error',
  temp_url_key: 'Meta-Temp-URL-Key',
  temp_url_key_2: 'Meta-Temp-URL-Key-2',
  quota_bytes: 'Meta-Quota-Bytes',
  quota_count: 'Meta-Quota-Count',
  cors_allow_origin: 'Meta-Access-Control-Allow-Origin',
  cors_max_age: 'Meta-Access-Control-Max-Age',
  cors_expose_headers: 'Meta-Access-Control-Expose-Headers',
} as const;

export const CONTAINER_HEADERS = {
  read: 'X-Container-Read',
  write: 'X-Container-Write',
  history_location: 'X-History-Location',
  versions_location: 'X-Versions-Location',
  ...(Object.fromEntries(
    Object.entries(META).map(([field, name]) => [field, `X-Container-${name}`]),
  ) as { readonly [F in keyof typeof META]: `X-Container-${(typeof META)[F]}` }),
} as const;

const OWN: ReadonlySet<string> = new Set(
  Object.values(CONTAINER_HEADERS).map((name) => name.toLowerCase()),
);

export function settingsOf(id: string, headers: Headers): ContainerRecord {
  const { account, container: name } = placeOf(id);
  const told = (field: keyof typeof CONTAINER_HEADERS) =>
    fromHeader(headers.get(CONTAINER_HEADERS[field]) ?? '');
  /** Decodes a container's name, which headers have URL-encoded; invalid text stays as it is. */
  const location = (field: keyof typeof CONTAINER_HEADERS) => decoded(told(field)) ?? told(field);
  return {
    id: containerId(account, name),
    name,
    read: told('read'),
    write: told('write'),
    web_listings: isOn(told('web_listings')),
    web_listings_css: told('web_listings_css'),
    web_listings_label: told('web_listings_label'),
    web_index: told('web_index'),
    web_error: told('web_error'),
    temp_url_key: told('temp_url_key') !== '',
    temp_url_key_2: told('temp_url_key_2') !== '',
    history_location: location('history_location'),
    versions_location: location('versions_location'),
    cors_allow_origin: told('cors_allow_origin'),
    cors_expose_headers: told('cors_expose_headers'),
    labels: labelsIn(headers, 'x-container-meta-', OWN),
  };
}

/** Null if no limit is set. Text that is no number stays, so that the decoder reports it. */
function limitOf(text: string): number | string | null {
  return text === '' ? null : (numberOf(text) ?? text);
}

export function readContainer(id: string, headers: Headers): object | undefined {
  const count = numberOf(headers.get('X-Container-Object-Count'));
  if (count === undefined) return undefined;
  const limit = (field: keyof typeof CONTAINER_HEADERS) =>
    limitOf(headers.get(CONTAINER_HEADERS[field]) ?? '');
  return {
    ...settingsOf(id, headers),
    quota_bytes: limit('quota_bytes'),
    quota_count: limit('quota_count'),
    cors_max_age: limit('cors_max_age'),
    count,
    bytes: numberOf(headers.get('X-Container-Bytes-Used')),
    last_modified: instantOf(headers.get('Last-Modified')),
  };
}
