import { isEverywhere } from '@/lib/ip-address';
import { cutWords } from '@/lib/text';
import type { RuleBody } from '@/model/firewall-rule/form';
import { includesEveryPort, includesPort } from '@/model/firewall-rule/ports';
import { protocolNumber, protocolOf, PROTOCOL_LABELS } from '@/model/firewall-rule/protocols';
import { SENSITIVE_PORTS } from '@/model/firewall-rule/sensitive-ports';

type Matching = Partial<Pick<RuleBody, 'protocol' | 'source' | 'source_port' | 'destination_port'>>;

const MOST_NAMED = 4;

/** IANA: 6 is TCP, 17 UDP. */
function portedProtocol({ protocol: wire }: Matching): 'any' | 'tcp' | 'udp' | undefined {
  const protocol = protocolOf(wire);
  if (protocol === 'icmp') return undefined;
  if (protocol !== 'other') return protocol;
  const number = protocolNumber(wire ?? '');
  if (number === 6) return 'tcp';
  return number === 17 ? 'udp' : undefined;
}

/** Lists the sensitive ports that a rule opens to everyone, or 'every'. */
export function openPorts(rule: Matching): readonly number[] | 'every' {
  const { source, source_port: from, destination_port: ports } = rule;
  // Not fully known.
  if (rule.protocol === undefined || from === undefined || ports === undefined) return [];
  if (!source || (source !== 'any' && !isEverywhere(source))) return [];
  const protocol = portedProtocol(rule);
  if (protocol === undefined) return [];
  if (protocol === 'any' || includesEveryPort(ports)) return 'every';
  return SENSITIVE_PORTS.filter(
    ({ port, over = protocol }) => over === protocol && includesPort(ports, port),
  ).map(({ port }) => port);
}

/** Warns of sensitive ports that a rule opens to everyone. */
export function openToAll(rule: Matching): string | undefined {
  const open = openPorts(rule);
  if (open === 'every') {
    const protocol = portedProtocol(rule) ?? 'any';
    const which = protocol === 'any' ? 'port' : `${PROTOCOL_LABELS[protocol]} port`;
    return `Every ${which} is open to everyone`;
  }
  const named = SENSITIVE_PORTS.filter(({ port }) => open.includes(port)).map(
    ({ port, name }) => `${name} (${String(port)})`,
  );
  if (named.length === 0) return undefined;
  return `${cutWords(named, MOST_NAMED)} ${named.length === 1 ? 'is' : 'are'} open to everyone`;
}
