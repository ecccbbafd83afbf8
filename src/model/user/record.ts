import * as v from 'valibot';
import { boolean, references, nullable, reference, object, text, timestamp } from '@/model/fields';

const twoFactor = v.object({ enabled: v.boolean(), required: v.optional(v.boolean()) });

/** Spec 1 §3. Nested users have no accounts. */
export const userFields = {
  name: nullable(text('name')),
  email_address: nullable(text('email')),
  email_verified: boolean,
  ssh_key: nullable(text('secret')),
  '2fa': nullable(object(twoFactor, { enabled: 'boolean', required: 'boolean' })),
  default_account: reference('account'),
  accounts: references('account'),
  created_at: nullable(timestamp),
};
