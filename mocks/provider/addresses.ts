/** True for a number from 0 to 255. */
export const isByte = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) <= 255;

/** True for an IPv4 or IPv6 address, or a subnet in CIDR notation. */
export function isAddress(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const isVersion4 = address.split('.').length === 4 && address.split('.').every(isByte);
  const isVersion6 = address.includes(':') && URL.canParse(`http://[${address}]`);
  const longest = isVersion4 ? 32 : 128;
  const fits = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= longest);
  return (isVersion4 || isVersion6) && fits && rest.length === 0;
}
