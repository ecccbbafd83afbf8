import { nullable, text, timestamp, word } from '@/model/fields';

/** Spec 1 §3. The secret never enters the store. */
export const applicationFields = {
  name: nullable(text),
  description: nullable(text),
  status: word<'active' | 'revoked'>(),
  created_at: nullable(timestamp),
  updated_at: nullable(timestamp),
  revoked_at: nullable(timestamp),
};
