import * as v from 'valibot';
import {
  boolean,
  count,
  nullable,
  object,
  text,
  timestamp,
  type FieldTable,
  type RecordOf,
} from '@/model/fields';

/**
 * Spec 3 §3 "Container". The account's list has the first four. The rest comes with the container's
 * own headers (`readContainer`), which omit unset values: these read as empty here.
 */
export const containerFields = {
  name: text('nothing'),
  /** Number of objects. */
  count,
  bytes: count,
  last_modified: timestamp,
  /** Readers and writers in Swift's syntax: `.r:*,.rlistings` (`access.ts`). */
  read: text('nothing'),
  write: text('nothing'),
  web_listings: boolean,
  web_listings_css: text('nothing'),
  /** Heading of its public list, instead of its path. */
  web_listings_label: text('nothing'),
  web_index: text('nothing'),
  web_error: text('nothing'),
  /** True if this key of temporary links is set. Keys are secrets, so nothing more is kept. */
  temp_url_key: boolean,
  temp_url_key_2: boolean,
  /** Containers that old versions go to. */
  history_location: text('nothing'),
  versions_location: text('nothing'),
  quota_bytes: nullable(count),
  quota_count: nullable(count),
  /** Origins of pages that may read it, separated by spaces (Swift's CORS). */
  cors_allow_origin: text('nothing'),
  /** Seconds. */
  cors_max_age: nullable(count),
  cors_expose_headers: text('nothing'),
  /** Other metadata, by name in lower case. */
  labels: object(v.record(v.string(), v.string()), 'nothing'),
} satisfies FieldTable;

export type ContainerRecord = RecordOf<'container', typeof containerFields>;
