import { nullable, text } from '@/model/fields';

/** Spec 2 §3. */
export const zoneFields = { handle: nullable(text('handle')) };
