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
