import * as v from 'valibot';
import {
  boolean,
  count,
  type FieldTable,
  nullable,
  object,
  type RecordOf,
  text,
  timestamp,
} from '@/model/fields';

/**
 * Spec 3 §3 "Object". A listing has all fields but those of the object's own headers
 * (`readObject`). Headers omit unset values: these read as empty here.
 */
export const objectFields = {
  /** The whole path. */
  name: text('nothing'),
  content_type: text('nothing'),
  bytes: count,
  /** MD5 of the object, or a value that stands for the parts of a large one. */
  hash: text('nothing'),
  last_modified: timestamp,
  /** Time when storage deletes it. */
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
} satisfies FieldTable;

export type ObjectRecord = RecordOf<'object', typeof objectFields>;
