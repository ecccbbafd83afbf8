import type { AccountNested } from './account';
import type { Resource, Timestamp } from './common';

export interface TwoFactor {
  enabled: boolean;
  required?: boolean;
}

export interface UserNested extends Resource<'user'> {
  name: string;
  email_address: string;
  '2fa': TwoFactor;
}

export interface UserListed extends UserNested {
  email_verified: boolean;
  default_account: AccountNested | null;
  accounts: AccountNested[];
}

export interface UserFull extends UserListed {
  ssh_key: string | null;
  created_at: Timestamp | null;
}
