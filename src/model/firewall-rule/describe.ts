import type { Lookup } from '@/model/facts';
import { endWords } from '@/model/firewall-rule/ends';
import { directionOf, type Direction } from '@/model/firewall-rule/form';
import { icmpWords } from '@/model/firewall-rule/icmp-types';
import { portsText } from '@/model/firewall-rule/ports';
import { protocolWords } from '@/model/firewall-rule/protocols';
import type { RuleFacts } from '@/model/firewall-rule/record';

/** A rule in words, a piece for each column of its table. */
export interface RuleWords {
  readonly direction: Direction;
  readonly protocol: string;
  /** What it comes from, or goes to. */
  readonly end: string;
  /** Ports or message type: 'From 1024', '80,443', 'Echo request (ping)'; 'Any'. */
  readonly ports: string;
}

function portWords(rule: RuleFacts): string {
  if (rule.icmp_type_name) return icmpWords(rule.icmp_type_name);
  const source = portsText(rule.source_port);
  return source === '' ? portsText(rule.destination_port) || 'Any' : `From ${source}`;
}

/** The words for a rule, as far as what it names is known. */
export function ruleWords(rule: RuleFacts, facts: Lookup): RuleWords {
  const direction = directionOf(rule);
  return {
    direction,
    protocol: protocolWords(rule.protocol),
    end: endWords(direction === 'in' ? rule.source : rule.destination, facts),
    ports: portWords(rule),
  };
}

/** One line for a dialog or a screen reader: 'TCP 22 from Any'. */
export function ruleTitle(rule: RuleFacts, facts: Lookup): string {
  const { direction, protocol, end, ports } = ruleWords(rule, facts);
  const what = ports === 'Any' ? protocol : `${protocol} ${ports}`;
  return `${what} ${direction === 'in' ? 'from' : 'to'} ${end}`;
}
