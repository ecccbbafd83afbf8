export const PROTOCOLS = ['any', 'tcp', 'udp', 'icmp', 'other'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

export const PROTOCOL_LABELS: Readonly<Record<Protocol, string>> = {
  any: 'Any',
  tcp: 'TCP',
  udp: 'UDP',
  icmp: 'ICMP',
  other: 'Other',
};

const NAMES: Readonly<Record<number, string>> = {
  1: 'ICMP',
  2: 'IGMP',
  4: 'IPv4 encapsulation',
  6: 'TCP',
  17: 'UDP',
  41: 'IPv6 encapsulation',
  47: 'GRE',
  50: 'ESP',
  51: 'AH',
  58: 'ICMPv6',
  88: 'EIGRP',
  89: 'OSPF',
  103: 'PIM',
  112: 'VRRP',
  115: 'L2TP',
  132: 'SCTP',
};

export function protocolNumber(text: string): number | undefined {
  if (!/^\d{1,3}$/.test(text.trim())) return undefined;
  const value = Number(text);
  return value <= 255 ? value : undefined;
}

/** Returns the form's choice for a protocol; null and `all` mean any. */
export function protocolOf(wire: string | null | undefined): Protocol {
  if (!wire || wire === 'any' || wire === 'all') return 'any';
  return PROTOCOLS.find((protocol) => protocol === wire.toLowerCase()) ?? 'other';
}

export function protocolLabel(wire: string | null | undefined): string {
  const protocol = protocolOf(wire);
  if (protocol !== 'other' || !wire) return PROTOCOL_LABELS[protocol];
  const name = NAMES[protocolNumber(wire) ?? -1];
  return name === undefined ? wire : `${name} (${wire})`;
}

export interface IcmpType {
  readonly name: string;
  readonly label: string;
}

export const ICMP_TYPES: readonly IcmpType[] = [
  { name: 'echo-request', label: 'Echo request (ping)' },
  { name: 'echo-reply', label: 'Echo reply (ping reply)' },
  { name: 'destination-unreachable', label: 'Destination unreachable' },
  { name: 'network-unreachable', label: 'Network unreachable' },
  { name: 'host-unreachable', label: 'Host unreachable' },
  { name: 'protocol-unreachable', label: 'Protocol unreachable' },
  { name: 'port-unreachable', label: 'Port unreachable' },
  { name: 'fragmentation-needed', label: 'Fragmentation needed' },
  { name: 'source-quench', label: 'Source quench' },
  { name: 'redirect', label: 'Redirect' },
  { name: 'router-advertisement', label: 'Router advertisement' },
  { name: 'router-solicitation', label: 'Router solicitation' },
  { name: 'time-exceeded', label: 'Time exceeded' },
  { name: 'ttl-zero-during-transit', label: 'Time to live exceeded in transit' },
  { name: 'parameter-problem', label: 'Parameter problem' },
  { name: 'timestamp-request', label: 'Timestamp request' },
  { name: 'timestamp-reply', label: 'Timestamp reply' },
  { name: 'address-mask-request', label: 'Address mask request' },
  { name: 'address-mask-reply', label: 'Address mask reply' },
];

export function isIcmpType(text: string): boolean {
  return /^[a-z-]*[a-z][a-z-]*$/.test(text) || (/^\d{1,3}$/.test(text) && Number(text) <= 255);
}

export function icmpLabel(name: string): string {
  return ICMP_TYPES.find((type) => type.name === name)?.label ?? name;
}
