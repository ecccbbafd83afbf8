import type { Timestamp } from './common';

/** `ip_address` is an old name of `cloud_ip`. */
export interface EventReference {
  id: string;
  resource_type?: string;
  name?: string;
  email?: string;
}

export interface Event {
  id: string;
  resource_type: 'event';
  action: string;
  created_at: Timestamp;
  resource: EventReference;
  account: EventReference;
  /** Null for background jobs, like `client`. */
  user: EventReference | null;
  client: EventReference | null;
  affects: EventReference[];
  /** Stream only. */
  touches?: EventReference[];
  /** Stream only. */
  state?: string;
}
