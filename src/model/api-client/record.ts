import type { PermissionsGroup } from '@/wire/api-client';
import { nullable, one, text, timestamp, word } from '@/model/fields';

/** Spec 1 §3. The secret never enters the store. */
export const apiClientFields = {
  name: nullable(text),
  description: nullable(text),
  permissions_group: word<PermissionsGroup>(),
  revoked_at: nullable(timestamp),
  account: one('account'),
};
