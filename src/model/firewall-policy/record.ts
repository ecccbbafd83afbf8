import { flag, many, nullable, one, text, timestamp } from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Spec 2 §3. */
export const firewallPolicyFields = {
  name: nullable(text),
  description: nullable(text),
  default: flag,
  server_group: one('server_group'),
  rules: many('firewall_rule'),
  created_at: nullable(timestamp),
};

export type FirewallPolicyRecord = RecordOf<'firewall_policy', typeof firewallPolicyFields>;
