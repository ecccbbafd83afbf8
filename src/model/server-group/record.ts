import { flag, many, nullable, one, text, timestamp } from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Spec 2 §3. */
export const serverGroupFields = {
  name: nullable(text),
  description: nullable(text),
  default: flag,
  fqdn: nullable(text),
  account: one('account'),
  firewall_policy: one('firewall_policy'),
  servers: many('server'),
  created_at: nullable(timestamp),
};

export type ServerGroupRecord = RecordOf<'server_group', typeof serverGroupFields>;
