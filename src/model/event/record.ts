import * as v from 'valibot';
import { nullable, object, objects, text, timestamp } from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Possibly of an unknown kind. */
const reference = v.object({
  id: v.string(),
  resource_type: v.optional(v.string()),
  name: v.optional(v.nullable(v.string())),
  email: v.optional(v.nullable(v.string())),
});

/** Spec 1 §3, spec 3 §3. Only the event stream sends `touches` and `state`. */
export const eventFields = {
  action: text,
  created_at: nullable(timestamp),
  state: nullable(text),
  resource: nullable(object(reference)),
  account: nullable(object(reference)),
  user: nullable(object(reference)),
  client: nullable(object(reference)),
  affects: objects(reference),
  touches: objects(reference),
};

export type EventRecord = RecordOf<'event', typeof eventFields>;
export type EventReference = v.InferOutput<typeof reference>;
