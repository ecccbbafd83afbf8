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
 * Spec 3 §3 "Container". The account's list tells the first four; the rest comes with the container's own
 * headers (`readContainer`), which say nothing of what is not set: that reads as empty here.
 */
export const containerFields = {
  name: text,
  /** Objects. */
  count,
  bytes: count,
  last_modified: timestamp,
  /** Who may read and write, as Swift writes them: `.r:*,.rlistings` (`access.ts`). */
  read: text,
  write: text,
  web_listings: boolean,
  web_listings_css: text,
  /** In the place of its path, at the head of its public list. */
  web_listings_label: text,
  web_index: text,
  web_error: text,
  /** Whether the keys of temporary links are set; they are secrets, so nothing more is kept. */
  temp_url_key: boolean,
  temp_url_key_2: boolean,
  /** The containers that versions go to. */
  history_location: text,
  versions_location: text,
  quota_bytes: nullable(count),
  quota_count: nullable(count),
  /** Origins of pages that may read it, apart by spaces (Swift's CORS). */
  cors_allow_origin: text,
  /** Seconds. */
  cors_max_age: nullable(count),
  cors_expose_headers: text,
  /** What else was noted of it, by name in lower case. */
  labels: object(v.record(v.string(), v.string())),
} satisfies FieldTable;

export type ContainerRecord = RecordOf<'container', typeof containerFields>;
