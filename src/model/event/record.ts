import * as v from 'valibot';
import { nullable, part, parts, text, timestamp } from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** A resource as an event names it. It may be of a kind that nobody here knows. */
const reference = v.object({
  id: v.string(),
  resource_type: v.optional(v.string()),
  name: v.optional(v.nullable(v.string())),
  email: v.optional(v.nullable(v.string())),
});

/** Spec 1 §3, spec 3 §3. `touches` and `state` come by the event stream alone. */
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
