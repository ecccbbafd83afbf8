import type { CollaborationStatus } from '@/wire/collaboration';
import { boolean, nullable, reference, text, timestamp, enumOf } from '@/model/fields';

/** Spec 1 §3. The user is null until the invitation is accepted. */
export const collaborationFields = {
  status: enumOf<CollaborationStatus>(),
  email: nullable(text),
  role: enumOf<'owner' | 'admin'>(),
  role_label: nullable(text),
  user: reference('user'),
  inviter: reference('user'),
  account: reference('account'),
  created_at: nullable(timestamp),
  expires_at: nullable(timestamp),
  started_at: nullable(timestamp),
  finished_at: nullable(timestamp),
  tfa_required: boolean,
};
