import {
  type Class,
  fields,
  ID_SHAPE,
  isId,
  label,
  list,
  number,
  ofOwn,
  ofText,
  plain,
  time,
  word,
} from './classes';
import type { Pseudonyms } from './pseudonyms';
import type { Reported } from './reported';

const EVERYWHERE: ReadonlySet<string> = new Set(['any', '0.0.0.0/0', '::/0', '*']);

const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}(/(?:\\d|[12]\\d|3[0-2]))?$`, 'u');
const IPV6 = /^[\da-f:.]*:[\da-f:.]*(\/(?:0|[1-9]\d?|1[01]\d|12[0-8]))?$/iu;
const MAC = /^[\da-f]{2}(?::[\da-f]{2}){5}$/iu;

/** Host that the provider names by an id: `public.srv-abcde.gb1.example.com`. */
const OWN_HOST = new RegExp(String.raw`^((?:(?:public|ipv6)\.)?${ID_SHAPE})(?:\.(.+))?$`, 'su');

function host(given: string, pseudonyms: Pseudonyms): string {
  const [, own, domain] = OWN_HOST.exec(given) ?? [];
  if (own !== undefined)
    return domain === undefined ? own : `${own}.${pseudonyms.mark('host', domain)}`;
  if (given.startsWith('*.')) return `*.${pseudonyms.mark('host', given.slice(2))}`;
  return pseudonyms.mark('host', given);
}

function standIn(given: string, pseudonyms: Pseudonyms): string {
  if (EVERYWHERE.has(given) || isId(given)) return given;
  const ipv4 = IPV4.exec(given);
  if (ipv4) return pseudonyms.mark(ipv4[1] === undefined ? 'ipv4' : 'network4', given);
  if (MAC.test(given)) return pseudonyms.mark('mac', given);
  const ipv6 = IPV6.exec(given);
  if (ipv6) return pseudonyms.mark(ipv6[1] === undefined ? 'ipv6' : 'network6', given);
  const [, scheme, rest] = /^(https?):\/\/(.+)$/iu.exec(given) ?? [];
  return scheme === undefined || rest === undefined
    ? host(given, pseudonyms)
    : `${scheme.toLowerCase()}://${host(rest, pseudonyms)}`;
}

export const address = ofText(standIn);

const published = ofOwn((given) => given.replaceAll(/[\p{Co}\p{Cc}]/gu, ' ').slice(0, 2000));

const publishedId = plain(/^[a-z\d]{1,20}$/u);

const incident = fields({
  id: publishedId,
  name: published,
  status: word,
  impact: word,
  shortlink: published,
  created_at: time,
  updated_at: time,
  started_at: time,
  resolved_at: time,
  scheduled_for: time,
  scheduled_until: time,
  incident_updates: list(
    fields({ id: publishedId, status: word, body: published, created_at: time, updated_at: time }),
  ),
});

const ANSWERS: ReadonlyMap<string, Class> = new Map([
  ['pricing', list(fields({ id: label, service: label, monthly: number, per_gig: number }))],
  ['geoIp', fields({ ip: address, country_code: word })],
  [
    'statusFeed',
    fields({
      page: fields({ id: publishedId, name: published, url: published, updated_at: time }),
      status: fields({ indicator: word, description: published }),
      incidents: list(incident),
      scheduled_maintenances: list(incident),
    }),
  ],
]);

export function reportedPublic({
  operation = '',
}: {
  readonly operation?: string | undefined;
}): Reported {
  const answer = ANSWERS.get(operation);
  const isNamed = /^[A-Za-z]{1,30}$/u.test(operation);
  return { path: `/${isNamed ? operation : '-'}`, answer: answer ?? 'unclassified' };
}
