import * as v from 'valibot';
import { type Parts, nullable, object, objects, text, timestamp } from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Possibly of an unknown kind. */
const reference = v.object({
  id: v.string(),
  resource_type: v.optional(v.string()),
  name: v.optional(v.nullable(v.string())),
  email: v.optional(v.nullable(v.string())),
});

const mention: Parts<EventReference> = {
  id: 'idOrName',
  resource_type: 'word',
  name: 'name',
  email: 'email',
};

/** Spec 1 §3, spec 3 §3. Only the event stream sends `touches` and `state`. */
export const eventFields = {
  action: text('action'),
  created_at: nullable(timestamp),
  state: nullable(text('word')),
  resource: nullable(object(reference, mention)),
  account: nullable(object(reference, mention)),
  user: nullable(object(reference, mention)),
  client: nullable(object(reference, mention)),
  affects: objects(reference, mention),
  touches: objects(reference, mention),
};

export type EventRecord = RecordOf<'event', typeof eventFields>;
export type EventReference = v.InferOutput<typeof reference>;
