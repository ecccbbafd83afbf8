import type { CollaborationStatus } from '@/wire/collaboration';
import {
  boolean,
  enumOf,
  type Field,
  nullable,
  type RecordOf,
  reference,
  text,
  timestamp,
} from '@/model/fields';

/** Name of the user within a collaboration; null until someone accepts, or if it is not sent. */
const userName: Field<string | null> = {
  alias: 'user',
  reported: { kind: 'user' },
  read(user, reader) {
    const isNamed = typeof user === 'object' && user !== null && 'name' in user;
    return isNamed ? nullable(text('name')).read(user.name, reader) : null;
  },
};

/** Spec 1 §3. The user is null until the invitation is accepted. */
export const collaborationFields = {
  name: userName,
  status: enumOf<CollaborationStatus>(),
  email: nullable(text('email')),
  role: enumOf<'owner' | 'admin'>(),
  role_label: nullable(text('label')),
  user: reference('user'),
  inviter: reference('user'),
  account: reference('account'),
  created_at: nullable(timestamp),
  expires_at: nullable(timestamp),
  started_at: nullable(timestamp),
  finished_at: nullable(timestamp),
  tfa_required: boolean,
};

export type CollaborationRecord = RecordOf<'collaboration', typeof collaborationFields>;
