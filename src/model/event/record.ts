import * as v from 'valibot';
import { nullable, part, parts, text, timestamp } from '@/model/fields';
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
  resource: nullable(part(reference)),
  account: nullable(part(reference)),
  user: nullable(part(reference)),
  client: nullable(part(reference)),
  affects: parts(reference),
  touches: parts(reference),
};

export type EventRecord = RecordOf<'event', typeof eventFields>;
export type EventReference = v.InferOutput<typeof reference>;
