import type { Resource, Timestamp } from './common';

export interface ApplicationListed extends Resource<'application'> {
  name: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  revoked_at: Timestamp | null;
}

export interface ApplicationFull extends ApplicationListed {
  /** Set once, in the answer to a create or a reset. */
  secret: string | null;
}
