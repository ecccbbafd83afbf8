import { nullable, reference, text, timestamp } from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Spec 2 §3. Inbound rules have a source, outbound ones a destination; null protocol means any. */
export const firewallRuleFields = {
  description: nullable(text('text')),
  protocol: nullable(text('protocol')),
  source: nullable(text('address')),
  source_port: nullable(text('ports')),
  destination: nullable(text('address')),
  destination_port: nullable(text('ports')),
  icmp_type_name: nullable(text('icmpType')),
  firewall_policy: reference('firewall_policy'),
  created_at: nullable(timestamp),
};

export type FirewallRuleRecord = RecordOf<'firewall_rule', typeof firewallRuleFields>;

/** A rule's fields, saved or not. */
export type RuleFacts = Omit<FirewallRuleRecord, 'id'>;
