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
