const OCTET = /^(0|[1-9]\d{0,2})$/;
const GROUP = /^[0-9a-f]{1,4}$/i;

function isIpv4(text: string): boolean {
  const octets = text.split('.');
  return octets.length === 4 && octets.every((octet) => OCTET.test(octet) && Number(octet) <= 255);
}

/** How many 16-bit groups a run of them has; undefined when one of them is none. */
function groupsIn(run: string, last: boolean): number | undefined {
  if (run === '') return 0;
  const groups = run.split(':');
  const tail = groups.at(-1) ?? '';
  // The last 32 bits may be written as an IPv4 address.
  const mapped = last && isIpv4(tail);
  const plain = mapped ? groups.slice(0, -1) : groups;
  if (!plain.every((group) => GROUP.test(group))) return undefined;
  return plain.length + (mapped ? 2 : 0);
}

/**
 * By RFC 4291 §2.2. The expression of valibot refuses an IPv4 address after two groups and `::`, and
 * takes octets with zeros before them and zones (`fe80::1%eth0`), which only the host itself knows.
 */
function isIpv6(text: string): boolean {
  const runs = text.split('::');
  if (runs.length > 2) return false;
  const counts = runs.map((run, index) => groupsIn(run, index === runs.length - 1));
  const [head, tail] = counts;
  if (head === undefined || counts.includes(undefined)) return false;
  return runs.length === 1 ? head === 8 : head + (tail ?? 0) <= 7;
}

/** 4 or 6 for an address, with or without the length of its prefix; undefined for anything else. */
export function addressFamily(text: string): 4 | 6 | undefined {
  const [address = '', length, ...rest] = text.split('/');
  if (rest.length > 0 || (length !== undefined && !OCTET.test(length))) return undefined;
  if (isIpv4(address)) return length === undefined || Number(length) <= 32 ? 4 : undefined;
  if (isIpv6(address)) return length === undefined || Number(length) <= 128 ? 6 : undefined;
  return undefined;
}

/** Whether an address with a prefix of no length means every address there is. */
export function isEverywhere(text: string): boolean {
  return addressFamily(text) !== undefined && text.endsWith('/0');
}
