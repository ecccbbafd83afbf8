import * as v from 'valibot';
import {
  boolean,
  count,
  nullable,
  object,
  text,
  timestamp,
  type RecordOf,
} from '@/model/records/fields';

export const STORAGE = {
  /**
   * The account's list has the first four fields (docs/wire.md#container). The rest comes with the
   * container's own headers (`readContainer`), which omit unset values: these read as empty here.
   */
  container: {
    name: text('nothing'),
    count,
    bytes: count,
    last_modified: timestamp,
    /** Readers and writers in Swift's syntax: `.r:*,.rlistings` (`access.ts`). */
    read: text('nothing'),
    write: text('nothing'),
    web_listings: boolean,
    web_listings_css: text('nothing'),
    web_listings_label: text('nothing'),
    web_index: text('nothing'),
    web_error: text('nothing'),
    /** True if this key of temporary links is set. Keys are secrets, so nothing more is kept. */
    temp_url_key: boolean,
    temp_url_key_2: boolean,
    history_location: text('nothing'),
    versions_location: text('nothing'),
    quota_bytes: nullable(count),
    quota_count: nullable(count),
    cors_allow_origin: text('nothing'),
    /** Seconds. */
    cors_max_age: nullable(count),
    cors_expose_headers: text('nothing'),
    labels: object(v.record(v.string(), v.string()), 'nothing'),
  },

  /**
   * A listing has all fields but those of the object's own headers (docs/wire.md#object,
   * `readObject`). Headers omit unset values: these read as empty here.
   */
  object: {
    name: text('nothing'),
    content_type: text('nothing'),
    bytes: count,
    /** MD5 of the object, or a value that stands for the parts of a large one. */
    hash: text('nothing'),
    last_modified: timestamp,
    delete_at: nullable(timestamp),
    content_disposition: text('nothing'),
    content_encoding: text('nothing'),
    cache_control: text('nothing'),
    /** True if it consists of segments that are objects of their own. */
    is_large: boolean,
    /** Set if the object lists its segments, which are deleted with it on request. */
    slo_etag: text('nothing'),
    /** Other metadata, by name in lower case. */
    labels: object(v.record(v.string(), v.string()), 'nothing'),
    /**
     * Headers to send again with any new metadata: without its manifest an object of segments is
     * empty.
     */
    kept: object(v.record(v.string(), v.string()), 'nothing'),
  },
};

export type ContainerRecord = RecordOf<'container', (typeof STORAGE)['container']>;

export type ObjectRecord = RecordOf<'object', (typeof STORAGE)['object']>;
