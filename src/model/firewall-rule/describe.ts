import type { Lookup } from '@/model/facts';
import { endpointLabel } from './rule-endpoints';
import { directionOf, type Direction, wireEndpointOf } from './form';
import { icmpLabel, protocolLabel } from './protocols';
import { portsText } from './ports';
import type { RuleFacts } from '@/model/records/compute';

export interface RuleText {
  readonly direction: Direction;
  readonly protocol: string;
  readonly end: string;
  /** 'From 1024', '80, 443', 'Echo request (ping)', 'Any'. */
  readonly ports: string;
}

/** An unknown field must never read 'Any'. */
const missingLabel = ({ unreadable }: RuleFacts) => (unreadable ? 'couldn’t load' : '–');

function portsLabel(rule: RuleFacts): string {
  const { icmp_type_name: type, source_port: source, destination_port: destination } = rule;
  if (type) return icmpLabel(type);
  const from = portsText(source).replaceAll(',', ', ');
  const to = portsText(destination).replaceAll(',', ', ');
  if (from !== '' || to !== '') return from === '' ? to : `From ${from}`;
  return [type, source, destination].includes(undefined) ? missingLabel(rule) : 'Any';
}

export function ruleText(rule: RuleFacts, facts: Lookup): RuleText {
  const end = wireEndpointOf(rule);
  return {
    direction: directionOf(rule),
    protocol: rule.protocol === undefined ? missingLabel(rule) : protocolLabel(rule.protocol),
    end: end === undefined ? missingLabel(rule) : endpointLabel(end, facts),
    ports: portsLabel(rule),
  };
}

/** Describes a rule in one line: 'TCP 22 from Any'. */
export function ruleTitle(rule: RuleFacts, facts: Lookup): string {
  const { direction, protocol, end, ports } = ruleText(rule, facts);
  if ([protocol, end, ports].includes(missingLabel(rule))) return 'Partly unknown rule';
  const what = ports === 'Any' ? protocol : `${protocol} ${ports}`;
  return `${what} ${direction === 'in' ? 'from' : 'to'} ${end}`;
}
