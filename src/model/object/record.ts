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
 * Spec 3 §3 "Object". A listing tells all of an object but what its own headers alone do (`readObject`),
 * which say nothing of what is not set: that reads as empty here.
 */
export const objectFields = {
  /** The whole path. */
  name: text,
  content_type: text,
  bytes: count,
  /** Its MD5, or what stands for the parts of a large object. */
  hash: text,
  last_modified: timestamp,
  /** When it is to go by itself. */
  delete_at: nullable(timestamp),
  content_disposition: text,
  content_encoding: text,
  cache_control: text,
  /** Made of segments that are objects of their own. */
  is_large: boolean,
  /** Of one whose segments are listed in it, which go with it if they are asked to. */
  slo_etag: text,
  /** What else was noted of it, by name in lower case. */
  labels: object(v.record(v.string(), v.string())),
  /** Headers to send again with whatever is noted anew: without its manifest an object of segments is empty. */
  kept: object(v.record(v.string(), v.string())),
} satisfies FieldTable;

export type ObjectRecord = RecordOf<'object', typeof objectFields>;
