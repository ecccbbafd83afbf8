import { isEverywhere } from '@/lib/ip-address';
import { joinWords } from '@/lib/text';
import type { RuleBody } from '@/model/firewall-rule/form';
import { includesPort } from '@/model/firewall-rule/ports';
import { protocolOf, PROTOCOL_LABELS } from '@/model/firewall-rule/protocols';

/** Ports of what is seldom meant for everyone. */
const SENSITIVE: readonly (readonly [port: number, name: string])[] = [
  [22, 'SSH'],
  [3306, 'MySQL'],
  [5432, 'PostgreSQL'],
  [3389, 'RDP'],
];

/** The web is meant for everyone. */
const EXPECTED = /^(80|443)(,(80|443))*$/;

type Matching = Partial<Pick<RuleBody, 'protocol' | 'source' | 'source_port' | 'destination_port'>>;

/**
 * What a rule opens to everyone that is seldom meant for everyone: the ports, or 'every' of a
 * protocol that has ports. Empty when there is nothing to say.
 */
export function openPorts(rule: Matching): readonly number[] | 'every' {
  const { source, destination_port: ports } = rule;
  if (!source || (source !== 'any' && !isEverywhere(source))) return [];
  const protocol = protocolOf(rule.protocol);
  if (protocol === 'icmp' || protocol === 'other') return [];
  if (protocol === 'any' || !ports || ports === '*') return 'every';
  if (EXPECTED.test(ports)) return [];
  return SENSITIVE.filter(([port]) => includesPort(ports, port)).map(([port]) => port);
}

/** A sentence when a rule opens to everyone what is seldom meant for everyone. */
export function openToAll(rule: Matching): string | undefined {
  const open = openPorts(rule);
  if (open === 'every') {
    const protocol = protocolOf(rule.protocol);
    const which = protocol === 'any' ? 'port' : `${PROTOCOL_LABELS[protocol]} port`;
    return `Every ${which} is open to everyone`;
  }
  const named = SENSITIVE.filter(([port]) => open.includes(port)).map(
    ([port, name]) => `${name} (${String(port)})`,
  );
  if (named.length === 0) return undefined;
  return `${joinWords(named)} ${named.length === 1 ? 'is' : 'are'} open to everyone`;
}
