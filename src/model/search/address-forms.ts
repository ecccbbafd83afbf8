import { addressFamily } from '@/lib/ip-address';
import { ipv6Groups, canonicalIpv6 } from '@/lib/network';

const GROUP_DIGITS = 4;

function isIpv6Address(text: string): boolean {
  return text.includes(':') && !text.includes('/') && addressFamily(text) === 6;
}

/**
 * Lists the ways to write an IPv6 address, so that any part of any of them finds it. They are in
 * lower case: as given, shortened (RFC 5952), with all groups, and with all digits. Any other text
 * has none.
 */
export function addressForms(text: string): readonly string[] {
  if (!isIpv6Address(text)) return [];
  const canonical = canonicalIpv6(text);
  const groups = ipv6Groups(canonical);
  const digits = groups.map((group) => group.padStart(GROUP_DIGITS, '0'));
  return [...new Set([text.toLowerCase(), canonical, groups.join(':'), digits.join(':')])];
}

const ADDRESS_PART = /^[\da-f.]*:[\da-f:.]*$/;

export function termForms(term: string): readonly string[] {
  if (!ADDRESS_PART.test(term)) return [term];
  const withoutZeros = term.replaceAll(/(?<=^|:)0+(?=[\da-f])/g, '');
  return [...new Set([term, withoutZeros, ...(isIpv6Address(term) ? [canonicalIpv6(term)] : [])])];
}
