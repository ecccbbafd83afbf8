import { boolean, references, nullable, reference, text, timestamp } from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Spec 2 §3. */
export const firewallPolicyFields = {
  name: nullable(text('name')),
  description: nullable(text('text')),
  default: boolean,
  server_group: reference('server_group'),
  rules: references('firewall_rule'),
  created_at: nullable(timestamp),
};

export type FirewallPolicyRecord = RecordOf<'firewall_policy', typeof firewallPolicyFields>;
