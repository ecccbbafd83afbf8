import { cleanAccessList } from '@mocks/orbit/access-list';
import { refuse } from '@mocks/orbit/answers';
import type { Metadata } from '@mocks/orbit/store';

/** Swift's limits (`GET /info`). */
export const metadataLimits = {
  max_meta_name_length: 128,
  max_meta_value_length: 256,
  max_meta_count: 90,
  max_meta_overall_size: 4096,
};

/** `X-Container-Meta-Quota-Bytes`: capitals at each word; underscores become hyphens as in WSGI. */
const titled = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', '-')
    .replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase());

/** Decodes a header in which each character is one byte of UTF-8. Throws 400 for invalid UTF-8. */
function headerText(value: string): string {
  const bytes = Uint8Array.from(value, (letter) => letter.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse(400, 'Metadata must be valid UTF-8');
  }
}

/** Throws 400 for metadata under `prefix` beyond Swift's limits. */
export function checkMetadata(metadata: Metadata, prefix: string): void {
  let count = 0;
  let size = 0;
  for (const [name, value] of Object.entries(metadata)) {
    if (!name.startsWith(prefix)) continue;
    const short = name.slice(prefix.length);
    if (short === '') throw refuse(400, 'Metadata name cannot be empty');
    headerText(value);
    if (value.length > metadataLimits.max_meta_value_length) {
      throw refuse(
        400,
        `Metadata value longer than ${metadataLimits.max_meta_value_length}: ${name}`,
      );
    }
    if (short.length > metadataLimits.max_meta_name_length) {
      throw refuse(400, `Metadata name too long: ${name}`);
    }
    count += 1;
    size += short.length + value.length;
  }
  if (count > metadataLimits.max_meta_count) {
    throw refuse(400, `Too many metadata items; max ${metadataLimits.max_meta_count}`);
  }
  if (size > metadataLimits.max_meta_overall_size) throw refuse(400, 'Total metadata too large');
}

/** A call's changes to headers under `prefix` and to those `named`; '' clears a header. */
export function changesIn(
  headers: Headers,
  prefix: string,
  named: readonly string[] = [],
): Map<string, string> {
  const changes = new Map<string, string>();
  const isOurs = (name: string) => name.startsWith(prefix) || named.includes(name);
  for (const [sent, value] of headers) {
    const name = titled(sent);
    const cleared = name.replace(/^X-Remove-/, 'X-');
    if (cleared !== name && isOurs(cleared) && !changes.has(cleared)) changes.set(cleared, '');
    else if (isOurs(name)) changes.set(name, value);
  }
  return changes;
}

/** Metadata after a change, which removes empty values. */
export function changed(metadata: Metadata, changes: ReadonlyMap<string, string>): Metadata {
  const all = { ...metadata, ...Object.fromEntries(changes) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

const LOCATIONS = ['X-Versions-Location', 'X-History-Location'] as const;
const LISTS = ['X-Container-Read', 'X-Container-Write'] as const;
const CONTAINER = [...LOCATIONS, ...LISTS];

/** A call's changes to a container's metadata. Throws if Swift refuses them. */
export function containerChanges(headers: Headers): Map<string, string> {
  const changes = changesIn(headers, 'X-Container-Meta-', CONTAINER);
  for (const name of LISTS) {
    const list = changes.get(name);
    if (list) changes.set(name, cleanAccessList(list, name === 'X-Container-Write'));
  }
  checkQuota(changes, 'Bytes');
  checkQuota(changes, 'Count');
  checkLocations(headers, changes);
  checkMetadata(Object.fromEntries(changes), 'X-Container-Meta-');
  return changes;
}

function checkQuota(changes: ReadonlyMap<string, string>, what: 'Bytes' | 'Count'): void {
  const quota = changes.get(`X-Container-Meta-Quota-${what}`);
  if (quota && !/^\d+$/.test(quota)) throw refuse(400, `Invalid ${what.toLowerCase()} quota.`);
}

/** Setting one location clears the other. Clearing either clears both. */
function checkLocations(headers: Headers, changes: Map<string, string>): void {
  const [versions, history] = LOCATIONS;
  if (headers.get(versions) && headers.get(history)) {
    throw refuse(400, 'Only one of x-versions-location or x-history-location may be specified', {
      'Content-Type': 'text/plain',
    });
  }
  const set = LOCATIONS.find((name) => changes.get(name));
  if (set === undefined) {
    if (LOCATIONS.some((name) => changes.has(name)))
      for (const name of LOCATIONS) changes.set(name, '');
    return;
  }
  if (/[/]|%2f/i.test(changes.get(set) ?? ''))
    throw refuse(412, 'Container name cannot contain slashes');
  changes.set(set === versions ? history : versions, '');
}

const SECRET =
  /^X-(?:Container-(?:Read|Write|Sync-.*)|(?:Account|Container)-Meta-Temp-Url-Key(?:-2)?)$/;

/** The metadata for callers who do not own the account: without access rules and keys. */
export const withoutSecrets = (metadata: Metadata): Metadata =>
  Object.fromEntries(Object.entries(metadata).filter(([name]) => !SECRET.test(name)));
