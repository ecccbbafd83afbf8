import { addressFamily, isWithin } from '@/lib/network';
import type { Lookup } from '@/model/facts';
import { endpointOf } from '@/model/firewall-rule/rule-endpoints';
import { directionOf, type RuleBody } from '@/model/firewall-rule/form';
import { coversIcmpType } from '@/model/firewall-rule/icmp-numbers';
import { includesEveryPort, includesPort, portsText } from '@/model/firewall-rule/ports';
import { protocolNumber, protocolOf } from '@/model/firewall-rule/protocols';
import type { RuleFacts, ServerRecord } from '@/model/records/compute';
import { titleOf } from '@/model/title';

export type Traffic = Pick<RuleBody, 'protocol' | 'source' | 'destination_port' | 'icmp_type_name'>;

export interface Known extends Lookup {
  /** True if all records have been read, so that an unknown one is gone. */
  readonly complete: boolean;
}

export type Verdict = 'yes' | 'no' | { readonly why: string };

const UNREAD = 'couldn’t load its';

function every(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('no')) return 'no';
  return verdicts.find((verdict) => verdict !== 'yes') ?? 'yes';
}

function some(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('yes')) return 'yes';
  return verdicts.find((verdict) => verdict !== 'no') ?? 'no';
}

const verdictOf = (matches: boolean): Verdict => (matches ? 'yes' : 'no');

const unknown = (id: string, { complete }: Known): Verdict =>
  complete ? 'no' : { why: `${id} couldn’t be checked` };

function addressesOf({ interfaces }: ServerRecord, known: Known): readonly string[] | undefined {
  const ports = interfaces?.map((id) => known.get('interface', id));
  const addresses = ports?.flatMap((port) => [port?.ipv4_address, port?.ipv6_address]);
  // Null means no address.
  return addresses?.includes(undefined) === true
    ? undefined
    : addresses?.filter((each) => typeof each === 'string');
}

function isCloudIpOf({ cloud_ips: ips = [] }: ServerRecord, address: string, known: Known) {
  return ips
    .map((id) => known.get('cloud_ip', id))
    .some((ip) => [ip?.public_ipv4, ip?.public_ipv6].some((own) => own && isWithin(address, own)));
}

function isServersAddress(id: string, address: string, known: Known): Verdict {
  const server = known.get('server', id);
  if (server === undefined) return unknown(id, known);
  const own = addressesOf(server, known);
  if (own?.some((each) => isWithin(address, each)) === true) return 'yes';
  // The provider's reference does not say whether a rule for a server counts these.
  if (isCloudIpOf(server, address, known))
    return { why: `the rule may not cover cloud IPs of ${titleOf(server)}` };
  return own === undefined ? { why: `the addresses of ${titleOf(server)} are unknown` } : 'no';
}

function isOfGroup(id: string, traffic: string, known: Known): Verdict {
  const group = known.get('server_group', id);
  if (group === undefined) return unknown(id, known);
  const { servers } = group;
  const { kind } = endpointOf(traffic);
  if (kind === 'load_balancer') return 'no';
  if (servers === undefined) return { why: `the servers of ${titleOf(group)} are unknown` };
  if (kind === 'server') return verdictOf(servers.some((server) => server === traffic));
  return some(servers.map((server) => isServersAddress(server, traffic, known)));
}

function isInNetwork(network: string, from: string, known: Known): Verdict {
  const { kind } = endpointOf(from);
  if (addressFamily(network) === undefined) return { why: 'its source is of an unknown kind' };
  if (kind === 'address') return verdictOf(isWithin(from, network));
  if (kind === 'load_balancer') {
    // docs/product/groups.md#let-in-uncertain
    return { why: 'the source addresses of load balancers are unknown' };
  }
  const server = known.get('server', from);
  const own = server && addressesOf(server, known);
  if (own === undefined) return { why: `the addresses of ${from} are unknown` };
  return verdictOf(own.some((address) => isWithin(address, network)));
}

function ofSource(source: string | null | undefined, from: string, known: Known): Verdict {
  if (source === undefined) return { why: `${UNREAD} source` };
  if (source === null) return { why: 'it has no source' };
  const { kind, value } = endpointOf(source);
  switch (kind) {
    case 'any':
      return 'yes';
    case 'server':
      return endpointOf(from).kind === 'address'
        ? isServersAddress(value, from, known)
        : verdictOf(value === from);
    case 'server_group':
      return isOfGroup(value, from, known);
    case 'load_balancer':
      return verdictOf(value === from);
    case 'address':
    case 'my_ip':
      return isInNetwork(value, from, known);
  }
}

/** IANA. */
const ICMP = 1;
const TCP = 6;
const UDP = 17;
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['icmp', ICMP],
  ['tcp', TCP],
  ['udp', UDP],
]);

const numberOf = (wire: string | null): number | undefined =>
  NUMBERS.get(wire?.toLowerCase() ?? '') ?? protocolNumber(wire ?? '');

function ofProtocol({ protocol }: RuleFacts, traffic: Traffic): Verdict {
  if (protocol === undefined) return { why: `${UNREAD} protocol` };
  if (protocolOf(protocol) === 'any') return 'yes';
  return verdictOf(numberOf(protocol) === numberOf(traffic.protocol));
}

function ofPorts(rule: RuleFacts, { protocol, destination_port: port }: Traffic): Verdict {
  const { source_port: from, destination_port: to } = rule;
  if (![TCP, UDP].includes(numberOf(protocol) ?? -1)) return 'yes';
  if (to === undefined) return { why: `${UNREAD} destination port` };
  if (port === null ? !includesEveryPort(to) : !includesPort(to, Number(port))) return 'no';
  if (from === undefined) return { why: `${UNREAD} source port` };
  return includesEveryPort(from) ? 'yes' : { why: `only from port ${portsText(from)}` };
}

function ofIcmp({ icmp_type_name: own }: RuleFacts, { protocol, ...traffic }: Traffic): Verdict {
  if (numberOf(protocol) !== ICMP) return 'yes';
  if (own === undefined) return { why: `${UNREAD} ICMP type` };
  return verdictOf(own === null || coversIcmpType(own, traffic.icmp_type_name ?? ''));
}

export function letsIn(rule: RuleFacts, traffic: Traffic, known: Known): Verdict {
  if (directionOf(rule) === 'out') return 'no';
  return every([
    ofSource(rule.source, traffic.source ?? '', known),
    ofProtocol(rule, traffic),
    ofPorts(rule, traffic),
    ofIcmp(rule, traffic),
  ]);
}
