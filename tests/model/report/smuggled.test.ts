import { describe, expect, test } from 'vitest';
import type { RawCall } from '@/model/report/redact';
import { secretsIn } from './planted-secrets';
import { told } from './told';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzY29wZSI6Im9yYml0In0.c2lnbmF0dXJl';
const PEM = '-----BEGIN PRIVATE KEY-----\nMIIEvSmuggledPrivateKeyMaterial0123456789\n-----END';
const CARD = '4000 0025 0000 3155';
const HEX = 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3';
const WORD = 'correcthorsebatterystaple';

const file = (part: Partial<RawCall>, isPlain = true) => JSON.stringify(told(part, isPlain));

const answer = (path: string, record: object): Partial<RawCall> => ({
  path,
  text: JSON.stringify([record]),
});

const graphql = (operation: string, data: object): Partial<RawCall> => ({
  api: 'graphql',
  method: 'POST',
  path: '/kiosk',
  operation,
  text: JSON.stringify({ data }),
});

const orbit = (headers: Readonly<Record<string, string>>): Partial<RawCall> => ({
  api: 'orbit',
  method: 'HEAD',
  path: '/v1/acc-demo1/box',
  headers,
});

/** Possible answers of a provider, with names included in the report. */
const SMUGGLED: readonly (readonly [where: string, secret: string, part: Partial<RawCall>])[] = [
  [
    "a refusal's name",
    WORD,
    { method: 'PUT', path: '/1.0/users/usr-abcde', status: 422, text: `{"error_name":"${WORD}"}` },
  ],
  [
    "an error's code",
    WORD,
    {
      ...graphql('ChangePassword', {}),
      text: JSON.stringify({ errors: [{ message: 'Invalid', extensions: { code: WORD } }] }),
    },
  ],
  [
    'a sentence of known words',
    '47114',
    { path: '/1.0/cloud_ips', status: 422, text: '{"errors":["The code 47114 is incorrect"]}' },
  ],
  ["a schedule's times", CARD, answer('/1.0/servers', { snapshots_schedule: `${CARD} 1` })],
  ['ports', CARD, answer('/1.0/firewall_rules', { source_port: CARD })],
  [
    'a number',
    '4000002500003155',
    answer('/1.0/servers', {
      console_token_expires: 4000002500003155,
      image: { disk_size: 4000002500003155 },
    }),
  ],
  [
    "a label of the provider's",
    CARD,
    answer('/1.0/collaborations', { role_label: `Card ${CARD}` }),
  ],
  ['a long word of a label', HEX, answer('/1.0/server_types', { name: HEX })],
  ["a series' name", HEX, graphql('Metrics', { metrics: { series: [{ name: HEX }] } })],
  [
    'a balance',
    '4000002500003155',
    graphql('Billing', { billing: { currentBalance: '400000250000.3155' } }),
  ],
  ['a description', PEM, answer('/1.0/servers', { description: `key:\n${PEM}` })],
  [
    'a note by a telling name',
    WORD,
    answer('/1.0/servers', { metadata: { labels: { 'db-password': WORD } } }),
  ],
  ...['mfa', 'backup_code', 'puk', 'sas', 'session', 'door-code'].map(
    (label) =>
      [
        `a label ${label}`,
        '482913',
        answer('/1.0/servers', { metadata: { labels: { [label]: '482913' } } }),
      ] as const,
  ),
  ['a header of a door', '482913', orbit({ 'x-container-meta-door-code': '482913' })],
  [
    "a check's address",
    WORD,
    answer('/1.0/load_balancers', { healthcheck: { request: `/up?token=${WORD}` } }),
  ],
  [
    'a mapped page',
    WORD,
    answer('/1.0/servers', { description: `https://ann:${WORD}@db.example.com/` }),
  ],
  ['a name', JWT, answer('/1.0/servers', { name: JWT })],
  ['a telling header', WORD, orbit({ 'x-container-meta-api-token': WORD })],
  ['a third key', WORD, orbit({ 'x-container-meta-temp-url-key-3': WORD })],
  ['a count', '4000002500003155', orbit({ 'x-container-bytes-used': '4000002500003155' })],
  ['a title', JWT, orbit({ 'content-disposition': `attachment; filename="${JWT}"` })],
  ["a request's id", JWT, { headers: { 'x-request-id': JWT.slice(0, 60) } }],
  [
    'where an answer leads',
    WORD,
    { headers: { location: `/in?x=${WORD}`, link: `</1.0/${WORD}/srv-abcde>; rel=${WORD}` } },
  ],
  [
    'a key of an object',
    WORD,
    answer('/1.0/servers', { [WORD]: 1, metadata: { [WORD]: { labels: {} } } }),
  ],
  [
    'an object where a text is due',
    WORD,
    answer('/1.0/servers', {
      status: { is: WORD },
      name: { [WORD]: WORD },
      image: [[{ id: WORD }]],
    }),
  ],
  [
    'a field that only objects have',
    WORD,
    answer(
      '/1.0/servers',
      JSON.parse(`{"__proto__":{"name":"${WORD}"},"constructor":"${WORD}"}`) as object,
    ),
  ],
];

describe('a secret is not told in', () => {
  test.each(SMUGGLED)('%s', (_, secret, part) => {
    expect(secretsIn(JSON.stringify(part), { secret })).toEqual(['secret']);
    for (const isPlain of [false, true]) {
      expect(secretsIn(file(part, isPlain), { secret })).toEqual([]);
    }
  });
});

test('an address is not told in the id of a request', () => {
  for (const id of ['203.0.113.7-4711', 'req-203.0.113.7', '2001:db8:0:1::7']) {
    expect(file({ headers: { 'x-request-id': id } })).not.toContain(id);
  }
  for (const id of ['tx0123abc-0065', 'req-1.2', '1:2:abc', 'b6c1f8e0-8d1a-4c2b-9e55-0f3c']) {
    expect(file({ headers: { 'x-request-id': id } })).toContain(id);
  }
});

test.each([
  'The number of the order is 4111 1111 1111 1112',
  'Key account of Ann',
  'Server for tokens',
  'https://example.com/a:b@c',
])('words that hold none go along: %s', (description) => {
  expect(file(answer('/1.0/servers', { description }))).toContain(description);
});
