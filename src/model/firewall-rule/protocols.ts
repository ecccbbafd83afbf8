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
