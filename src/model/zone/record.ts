import { nullable, text } from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Spec 2 §3. */
export const zoneFields = { handle: nullable(text) };

export type ZoneRecord = RecordOf<'zone', typeof zoneFields>;
