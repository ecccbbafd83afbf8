import { describe, expect, test } from 'vitest';
import { paths } from '@/model/paths';
import { createRedactor, type Redactor } from '@/model/report/redact';
import { exchange } from '../told';
import { secretsIn } from '../planted-secrets';
import { CONTEXTS } from './contexts';
import { plantedSecrets, WAYS } from './planted';

const planted = plantedSecrets(Math.max(200, WAYS));

/** True for a secret as it stands, in capitals, or an encoded piece of it. */
function holds(told: unknown, secret: string): boolean {
  const json = JSON.stringify(told);
  const capitals = secret.toUpperCase();
  const stands = [secret, capitals].some((each) => json.includes(each));
  return stands || secretsIn(json, { secret, capitals }).length > 0;
}

test('the corpus has each way to write a secret, two hundred in all', () => {
  expect(planted.length).toBeGreaterThanOrEqual(200);
  expect(Object.keys(CONTEXTS).length).toBeGreaterThanOrEqual(20);
  expect(new Set(planted.map(({ secret }) => secret)).size).toBe(planted.length);
});

describe('with the tick no planted secret goes along', () => {
  test.each(Object.entries(CONTEXTS))('%s', (_, place) => {
    const missed = planted.filter(({ text, secret }) => {
      const exchange = place(text);
      expect(holds(exchange, secret)).toBe(true);
      const redactor = createRedactor();
      return holds(redactor.resolve(redactor.call(exchange), { isPlain: true }), secret);
    });
    expect(missed).toEqual([]);
  });
});

/** Notes of the page about where people are and what they do. */
const NOTED: Readonly<
  Record<string, (redactor: Redactor, text: string) => readonly [asked: unknown, told: unknown]>
> = {
  "in an object's address": (redactor, text) => {
    const address = paths.object('acc-demo1', 'box', 'browse', `a/${text}/b`);
    return [decodeURIComponent(address), redactor.route(address)];
  },
  "in a folder's address": (redactor, text) => {
    const address = paths.objects('acc-demo1', 'box', 'browse', { path: `${text}/` });
    return [text, redactor.route(address)];
  },
  'in a filter': (redactor, text) => [
    text,
    redactor.route(`/accounts/acc-demo1/servers/?group=${encodeURIComponent(text)}`),
  ],
  "in an access rule's address": (redactor, text) => {
    const address = paths.containerAccess('acc-demo1', 'box', `http:read:${text}`);
    return [text, redactor.route(address)];
  },
  'by what was done': (redactor, text) => [
    text,
    redactor.action({ what: 'verb', name: 'delete', ids: [`acc-demo1/box/${text}`, text] }),
  ],
};

test.each(Object.entries(NOTED))('nor does any %s', (_, note) => {
  const missed = planted.filter(({ text, secret }) => {
    const redactor = createRedactor();
    const [asked, told] = note(redactor, text);
    expect(holds(asked, secret)).toBe(true);
    const resolved = redactor.resolve(told, { isPlain: true });
    return holds(resolved, secret) || holds(decodeURIComponent(JSON.stringify(resolved)), secret);
  });
  expect(missed).toEqual([]);
});

test('nor does one that begins in the name of a container and ends in that of an object', () => {
  for (const asked of [
    '/v1/acc-demo1/note%20token=/zebra',
    '/accounts/acc-demo1/orbit/container/note%20token=/zebra',
  ]) {
    const redactor = createRedactor();
    const told = asked.startsWith('/v1')
      ? redactor.call(exchange({ api: 'orbit', path: asked }))
      : redactor.route(asked.replace('/zebra', '/objects/zebra'));
    expect(JSON.stringify(redactor.resolve(told, { isPlain: true }))).not.toContain('zebra');
  }
});
