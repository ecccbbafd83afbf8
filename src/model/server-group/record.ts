import { boolean, references, nullable, reference, text, timestamp } from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Spec 2 §3. */
export const serverGroupFields = {
  name: nullable(text('name')),
  description: nullable(text('text')),
  default: boolean,
  fqdn: nullable(text('address')),
  account: reference('account'),
  firewall_policy: reference('firewall_policy'),
  servers: references('server'),
  created_at: nullable(timestamp),
};

export type ServerGroupRecord = RecordOf<'server_group', typeof serverGroupFields>;
