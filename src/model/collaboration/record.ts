import type { CollaborationStatus } from '@/wire/collaboration';
import { flag, nullable, one, text, timestamp, word } from '@/model/fields';

/** Spec 1 §3. The user is null until the invitation is accepted. */
export const collaborationFields = {
  status: word<CollaborationStatus>(),
  email: nullable(text),
  role: word<'owner' | 'admin'>(),
  role_label: nullable(text),
  user: one('user'),
  inviter: one('user'),
  account: one('account'),
  created_at: nullable(timestamp),
  expires_at: nullable(timestamp),
  started_at: nullable(timestamp),
  finished_at: nullable(timestamp),
  tfa_required: flag,
};
