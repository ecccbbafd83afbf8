import { address } from './addresses';
import { type Class, fields, label, list, number, ofOwn, plain, time, word } from './classes';
import type { Reported } from './reported';

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
