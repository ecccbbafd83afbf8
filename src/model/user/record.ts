import * as v from 'valibot';
import { flag, many, nullable, one, part, text, timestamp } from '@/model/fields';

const twoFactor = v.object({ enabled: v.boolean(), required: v.optional(v.boolean()) });

/** Spec 1 §3. Nested users have no accounts. */
export const userFields = {
  name: nullable(text),
  email_address: nullable(text),
  email_verified: flag,
  ssh_key: nullable(text),
  '2fa': nullable(part(twoFactor)),
  default_account: one('account'),
  accounts: many('account'),
  created_at: nullable(timestamp),
};
