import type { AccountNested } from './account';
import type { Resource, Timestamp } from './common';

export type PermissionsGroup = 'full' | 'storage';

export interface ApiClientNested extends Resource<'api_client'> {
  name: string | null;
  description: string | null;
  revoked_at: Timestamp | null;
  permissions_group: PermissionsGroup;
}

export interface ApiClientListed extends ApiClientNested {
  account: AccountNested;
}

export interface ApiClientFull extends ApiClientListed {
  /** Only in the answer to a create or reset. */
  secret: string | null;
}
