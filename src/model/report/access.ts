import { ofText } from './classes';
import type { Pseudonyms } from './pseudonyms';

const OWN = /^(?:\.rlistings|acc-[a-z0-9]{5}(?::cli-[a-z0-9]{5}|:\*)?|\*)$/u;

/** `.example.com` means all pages below it; a hyphen before it refuses them. */
function referrer(given: string, pseudonyms: Pseudonyms, encoded: boolean): string {
  const [, sign = '', host = ''] = /^([-.]*)(.*)$/su.exec(given) ?? [];
  return sign + (host === '' || host === '*' ? host : pseudonyms.mark('host', host, encoded));
}

function entry(given: string, pseudonyms: Pseudonyms): string {
  if (given === '' || OWN.test(given)) return given;
  return given.startsWith('.r:')
    ? `.r:${referrer(given.slice(3), pseudonyms, false)}`
    : pseudonyms.mark('name', given);
}

export const accessList = ofText((given, pseudonyms) =>
  given
    .split(',')
    .map((each) => entry(each.trim(), pseudonyms))
    .join(','),
);

const RULE = /^(any-referrer|api|http|team|other):(?:(readwrite|read|write|none):)?([^]*)$/u;

/** A rule in an address, `type:permission:id`, percent-encoded. */
export function accessRule(given: string, pseudonyms: Pseudonyms): string {
  const [, type, permission, rule = ''] = RULE.exec(given) ?? [];
  if (type === undefined) return '-';
  const head = [type, permission, ''].filter((each) => each !== undefined).join(':');
  const id = OWN.test(rule)
    ? encodeURIComponent(rule)
    : type === 'http'
      ? referrer(rule, pseudonyms, true)
      : pseudonyms.mark('name', rule, true);
  return encodeURIComponent(head) + id;
}
