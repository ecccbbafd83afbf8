import type { Lookup } from '@/model/facts';
import { endWords } from '@/model/firewall-rule/ends';
import { directionOf, type Direction, wireEndOf } from '@/model/firewall-rule/form';
import { icmpWords } from '@/model/firewall-rule/icmp-types';
import { portsText } from '@/model/firewall-rule/ports';
import { protocolWords } from '@/model/firewall-rule/protocols';
import type { RuleFacts } from '@/model/firewall-rule/record';

/** A rule in words, one property for each column. */
export interface RuleWords {
  readonly direction: Direction;
  readonly protocol: string;
  /** Source or destination. */
  readonly end: string;
  /** 'From 1024', '80,443', 'Echo request (ping)', 'Any'. */
  readonly ports: string;
}

/** An unknown field must never read 'Any'. */
const missingWords = ({ unread }: RuleFacts) => (unread ? 'could not be read' : '–');

function portWords(rule: RuleFacts): string {
  const { icmp_type_name: type, source_port: source, destination_port: destination } = rule;
  if (type) return icmpWords(type);
  const from = portsText(source);
  const to = portsText(destination);
  if (from !== '' || to !== '') return from === '' ? to : `From ${from}`;
  return [type, source, destination].includes(undefined) ? missingWords(rule) : 'Any';
}

/** Describes a rule. */
export function ruleWords(rule: RuleFacts, facts: Lookup): RuleWords {
  const end = wireEndOf(rule);
  return {
    direction: directionOf(rule),
    protocol: rule.protocol === undefined ? missingWords(rule) : protocolWords(rule.protocol),
    end: end === undefined ? missingWords(rule) : endWords(end, facts),
    ports: portWords(rule),
  };
}

/** Describes a rule in one line: 'TCP 22 from Any'. */
export function ruleTitle(rule: RuleFacts, facts: Lookup): string {
  const { direction, protocol, end, ports } = ruleWords(rule, facts);
  if ([protocol, end, ports].includes(missingWords(rule)))
    return 'A rule that is not known in full';
  const what = ports === 'Any' ? protocol : `${protocol} ${ports}`;
  return `${what} ${direction === 'in' ? 'from' : 'to'} ${end}`;
}
