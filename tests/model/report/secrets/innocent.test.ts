import { readdirSync, readFileSync } from 'node:fs';
import { manualClock } from '@mocks/provider/clock';
import { kindNames } from '@mocks/provider/kinds';
import { createNamedWorld } from '@mocks/provider/worlds/named';
import { expect, test } from 'vitest';
import { createRedactor } from '@/model/report/redact';
import { holdsSecret } from '@/model/report/secrets';
import { exchange } from '../told';
import { INNOCENT, LEFT_OUT } from './innocent-texts';

function told(description: string): unknown {
  const redactor = createRedactor();
  const text = JSON.stringify({ id: 'vol-data1', description });
  const call = redactor.call(exchange({ path: '/1.0/volumes/vol-data1', text }));
  return redactor.resolve(call, { isPlain: true }).answer;
}

test.each(INNOCENT)('goes along with the tick: %s', (description) => {
  expect(told(description)).toMatchObject({ description });
});

test.each(LEFT_OUT)('%s, and is left out: %s', (_, description) => {
  expect(told(description)).toMatchObject({ description: 'Text 001' });
});

/** Returns every text in a value, with the name of its field. */
function textsOf(value: unknown, name = ''): readonly (readonly [name: string, text: string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((each: unknown) => textsOf(each, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, key));
}

/** Fields with a secret, or with a checksum, which is not searched. */
const SECRET_FIELDS = new Set(['full', 'hash', 'ssh_key', 'totpSecret', 'user_data']);

const leftOutOf = (value: unknown): readonly string[] =>
  textsOf(value)
    .filter(([name, text]) => !SECRET_FIELDS.has(name) && holdsSecret(text))
    .map(([, text]) => text);

test('nothing of what was recorded on the real wire is taken for a secret', () => {
  const files = readdirSync('tests/recorded', { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThan(50);
  const bodies = files.map((file): unknown =>
    JSON.parse(readFileSync(`tests/recorded/${file}`, 'utf8')),
  );
  expect(leftOutOf(bodies)).toEqual([]);
});

test('nor is anything of the sample world but its secrets', () => {
  const { world } = createNamedWorld('sample', manualClock(Date.parse('2026-11-24T12:00:00Z')));
  const rows = kindNames.map((kind) => world[kind].all());
  expect(rows.flat().length).toBeGreaterThan(100);
  expect(leftOutOf(rows)).toEqual([]);
});
