import type { AccountNested } from './account';
import type { Resource, Timestamp } from './common';
import type { UserNested } from './user';

export type CollaborationStatus =
  | 'pending'
  | 'accepted'
  | 'expired'
  | 'cancelled'
  | 'rejected'
  | 'ended';

export interface CollaborationFull extends Resource<'collaboration'> {
  status: CollaborationStatus;
  email: string;
  role: string;
  role_label: string;
  created_at: Timestamp;
  started_at: Timestamp | null;
  finished_at: Timestamp | null;
  expires_at: Timestamp | null;
  tfa_required: boolean;
  user: UserNested | null;
  account: AccountNested;
  inviter: UserNested;
}
