/** IANA, ICMP type numbers: the number of each named type, with a code where the name means one. */
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ['echo-reply', '0'],
  ['destination-unreachable', '3'],
  ['network-unreachable', '3/0'],
  ['host-unreachable', '3/1'],
  ['protocol-unreachable', '3/2'],
  ['port-unreachable', '3/3'],
  ['fragmentation-needed', '3/4'],
  ['source-quench', '4'],
  ['redirect', '5'],
  ['echo-request', '8'],
  ['router-advertisement', '9'],
  ['router-solicitation', '10'],
  ['time-exceeded', '11'],
  ['ttl-zero-during-transit', '11/0'],
  ['parameter-problem', '12'],
  ['timestamp-request', '13'],
  ['timestamp-reply', '14'],
  ['address-mask-request', '17'],
  ['address-mask-reply', '18'],
]);

const numberOf = (type: string): string => NUMBERS.get(type) ?? type;

/** True if a type covers another, each a name or a number. A type covers all its codes. */
export function coversIcmpType(own: string, other: string): boolean {
  const [mine, theirs] = [numberOf(own), numberOf(other)];
  return theirs === mine || theirs.startsWith(`${mine}/`);
}
