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

/** A sentence when a rule opens to everyone what is seldom meant for everyone. */
export function openToAll(rule: Matching): string | undefined {
  const { source, destination_port: ports } = rule;
  if (!source || (source !== 'any' && !isEverywhere(source))) return undefined;
  const protocol = protocolOf(rule.protocol);
  if (protocol === 'icmp') return undefined;
  if (protocol === 'any' || protocol === 'other') {
    return protocol === 'any' ? 'Every port is open to everyone' : undefined;
  }
  if (!ports || ports === '*') return `Every ${PROTOCOL_LABELS[protocol]} port is open to everyone`;
  if (EXPECTED.test(ports)) return undefined;
  const named = SENSITIVE.filter(([port]) => includesPort(ports, port)).map(
    ([port, name]) => `${name} (${String(port)})`,
  );
  if (named.length === 0) return undefined;
  return `${joinWords(named)} ${named.length === 1 ? 'is' : 'are'} open to everyone`;
}
