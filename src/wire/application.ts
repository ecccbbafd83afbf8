import type { Resource, Timestamp } from './common';

export interface ApplicationListed extends Resource<'application'> {
  name: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  revoked_at: Timestamp | null;
}

export interface ApplicationFull extends ApplicationListed {
  /** Only in the answer to a create or reset. */
  secret: string | null;
}
