import type { Timestamp } from './common';

/** A resource as an event names it. `ip_address` is an old name of `cloud_ip`. */
export interface EventReference {
  id: string;
  resource_type?: string;
  name?: string;
  email?: string;
}

/** An event of the REST feed and of the stream alike. */
export interface Event {
  id: string;
  resource_type: 'event';
  action: string;
  created_at: Timestamp;
  resource: EventReference;
  account: EventReference;
  /** The actor: a user, an API client, or neither for a background job. */
  user: EventReference | null;
  client: EventReference | null;
  affects: EventReference[];
  /** Stream only: resources changed as a side effect. */
  touches?: EventReference[];
  /** Stream only. */
  state?: string;
}
