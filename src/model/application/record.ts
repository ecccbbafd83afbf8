import { nullable, text, timestamp, enumOf } from '@/model/fields';

/** Spec 1 §3. The secret never enters the store. */
export const applicationFields = {
  name: nullable(text('name')),
  description: nullable(text('text')),
  status: enumOf<'active' | 'revoked'>(),
  created_at: nullable(timestamp),
  updated_at: nullable(timestamp),
  revoked_at: nullable(timestamp),
};
