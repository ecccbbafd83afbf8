import type { PermissionsGroup } from '@/wire/api-client';
import { nullable, reference, text, timestamp, enumOf } from '@/model/fields';

/** Spec 1 §3. The secret never enters the store. */
export const apiClientFields = {
  name: nullable(text('name')),
  description: nullable(text('text')),
  permissions_group: enumOf<PermissionsGroup>(),
  revoked_at: nullable(timestamp),
  account: reference('account'),
};
