import { addressFamily } from './ip-address';

const WIDTHS = { 4: 32n, 6: 128n } as const;

/** An IPv6 address as the URL Standard writes it (RFC 5952). */
export function canonicalIpv6(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

export function ipv6Groups(canonical: string): readonly string[] {
  const [before = [], after] = canonical
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  if (after === undefined) return before;
  const gap = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...gap, ...after];
}

function bitsOf(address: string, family: 4 | 6): bigint {
  const parts = family === 4 ? address.split('.') : ipv6Groups(canonicalIpv6(address));
  return parts.reduce((bits, part) => {
    const value = family === 4 ? BigInt(part) : BigInt(`0x${part}`);
    return (bits << (family === 4 ? 8n : 16n)) | value;
  }, 0n);
}

/** True if a network in CIDR notation, or a single address, contains an address. */
export function isWithin(address: string, network: string): boolean {
  const family = addressFamily(address);
  if (family === undefined || address.includes('/') || family !== addressFamily(network)) {
    return false;
  }
  const width = WIDTHS[family];
  const [base = '', length = String(width)] = network.split('/');
  const rest = width - BigInt(length);
  return bitsOf(address, family) >> rest === bitsOf(base, family) >> rest;
}

/** RFC 1918. */
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'];

export function isPrivate(address: string): boolean {
  return PRIVATE.some((network) => isWithin(address, network));
}
