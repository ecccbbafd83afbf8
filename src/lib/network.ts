import { IPV4_REGEX } from 'valibot';

const isIpv4 = (text: string): boolean => IPV4_REGEX.test(text);

/** By RFC 4291, as the URL Standard parses hosts; valibot's expression also accepts zones. */
const isIpv6 = (text: string): boolean =>
  /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);

/** Returns 4 or 6 for an address or a network in CIDR notation. */
export function addressFamily(text: string): 4 | 6 | undefined {
  const [, address = '', length = '0'] = /^([^/]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? [];
  if (isIpv4(address)) return Number(length) <= 32 ? 4 : undefined;
  if (isIpv6(address)) return Number(length) <= 128 ? 6 : undefined;
  return undefined;
}

export function isEverywhere(text: string): boolean {
  return addressFamily(text) !== undefined && text.endsWith('/0');
}

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

const HIGHEST = 65_535;

export function isPort(text: string): boolean {
  const port = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return port >= 1 && port <= HIGHEST;
}
