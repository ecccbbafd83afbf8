import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actorOf, deletedBy, hasSentence, sentenceOf, shortAction } from '@/model/event/describe';
import { SENTENCES } from '@/model/event/sentences';
import { ALL_KINDS } from '@/model/kinds';
import { record } from '../build';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const dana = { id: 'usr-demo1', resource_type: 'user', name: 'Dana Demo' };
const robot = { id: 'cli-fulls', resource_type: 'api_client', name: 'deploy' };
const web = { id: 'srv-web01', resource_type: 'server', name: 'web-1' };
const worker = { id: 'srv-work1', resource_type: 'server', name: 'worker' };
const address = { id: 'cip-front', resource_type: 'cloud_ip', name: 'front' };
const group = { id: 'grp-web01', resource_type: 'server_group', name: 'web' };

const event = (raw: object) =>
  record('event', { id: 'evt-aaaaa', action: 'server.stop', resource: web, ...raw });

/** The sentence as it would be read. */
function said(raw: object): string | undefined {
  return sentenceOf(event(raw), NOW)
    ?.map((part) =>
      typeof part === 'string' ? part : part.map(({ id, name = id }) => name).join('+'),
    )
    .join('');
}

test('a sentence for a user, for an API client and for the background', () => {
  expect(said({ user: dana })).toBe('Dana Demo stopped web-1');
  expect(said({ client: robot })).toBe('API client deploy stopped web-1');
  expect(said({ user: null, client: null })).toBe('web-1 was stopped');
});

test('a user counts before the client that they used', () => {
  expect(actorOf(event({ user: dana, client: robot })).type).toBe('user');
});

test('what has no sentence for its actor is not shown', () => {
  expect(hasSentence(event({ action: 'server.start' }))).toBe(true);
  expect(hasSentence(event({ action: 'server.teleport', user: dana }))).toBe(false);
  expect(hasSentence(event({ action: 'server.constructor', user: dana }))).toBe(false);
  const console = { action: 'server.activate_console' };
  expect(hasSentence(event({ ...console, user: dana }))).toBe(true);
  expect(hasSentence(event(console))).toBe(false);
  const expiry = {
    action: 'collaboration.expire',
    resource: { id: 'col-guest', email: 'a@b.example' },
  };
  expect(said(expiry)).toBe('The invitation to a@b.example expired');
  expect(hasSentence(event({ ...expiry, user: dana }))).toBe(false);
});

test("the short action is without the resource's prefix, else unknown", () => {
  expect(shortAction(event({}))).toBe('stop');
  expect(shortAction(event({ action: 'volume.attach' }))).toBe('unknown');
  expect(shortAction(event({ action: 'stop' }))).toBe('unknown');
  expect(shortAction(event({ action: '' }))).toBe('unknown');
  expect(shortAction(event({ action: 'volume.attach', resource: null }))).toBe('attach');
  const unnamedType = { action: 'server.stop', resource: { id: 'srv-web01' } };
  expect(shortAction(event(unnamedType))).toBe('stop');
});

test('ip_address is treated as cloud_ip', () => {
  const old = { id: 'cip-front', resource_type: 'ip_address', name: 'front' };
  const mapped = { user: dana, resource: old, affects: [old, web] };
  expect(said({ ...mapped, action: 'ip_address.map' })).toBe('Dana Demo mapped front to web-1');
  expect(said({ ...mapped, action: 'cloud_ip.map' })).toBe('Dana Demo mapped front to web-1');
});

test('what else is affected is named where the event tells it', () => {
  const map = { user: dana, action: 'cloud_ip.map', resource: address };
  expect(said({ ...map, affects: [address, web] })).toBe('Dana Demo mapped front to web-1');
  expect(said(map)).toBe('Dana Demo mapped front');
  const add = { user: dana, action: 'server_group.add_servers', resource: group };
  expect(said({ ...add, affects: [group, web, worker] })).toBe(
    'Dana Demo added web-1+worker to web',
  );
  expect(said(add)).toBe('Dana Demo added servers to web');
});

test('what takes time is told as under way until its end, for an hour at most', () => {
  const started = { user: dana, action: 'server.shutdown', state: 'started' };
  expect(said({ ...started, created_at: '2026-11-23T11:59:00Z' })).toBe(
    'Dana Demo is shutting down web-1',
  );
  expect(said({ ...started, state: 'completed' })).toBe('Dana Demo shut down web-1');
  expect(said({ ...started, created_at: '2026-11-23T10:00:00Z' })).toBe(
    'Dana Demo shut down web-1',
  );
  expect(said({ action: 'server.snapshot', state: 'completed' })).toBe(
    'A scheduled snapshot of web-1 was created',
  );
});

test('an event without its resource says what kind it was', () => {
  expect(said({ user: dana, resource: null })).toBe('Dana Demo stopped a server');
  const image = { user: dana, resource: null, action: 'image.delete' };
  expect(said(image)).toBe('Dana Demo deleted an image');
  expect(said({ ...image, action: 'cloud_ip.unmap' })).toBe('Dana Demo unmapped a cloud IP');
});

test.each([
  [
    'firewall_policy.update',
    'Dana Demo changed a firewall policy',
    'A firewall policy was changed',
  ],
  ['firewall_policy.apply_to', 'Dana Demo applied a firewall policy', undefined],
  ['api_client.create', 'Dana Demo created an API client', 'An API client was created'],
  ['application.reset_secret', 'Dana Demo gave an OAuth application a new secret', undefined],
  ['collaboration.create', 'Dana Demo invited someone', undefined],
  ['collaboration.resend', 'Dana Demo re-sent the invitation to someone', undefined],
  ['collaboration.cancel', 'Dana Demo cancelled an invitation', undefined],
  ['collaboration.end', 'Dana Demo ended a membership', undefined],
  ['collaboration.expire', undefined, 'An invitation expired'],
])('%s without its resource says its kind once', (action, byDana, byItself) => {
  expect(said({ action, user: dana, resource: null })).toBe(byDana);
  expect(said({ action, resource: null })).toBe(byItself);
});

test('an actor that could not be read is not taken for another', () => {
  const unreadable = { ...event({}), unreadable: ['user'] };
  expect(actorOf(unreadable).type).toBe('background');
});

test('a deletion tells what is gone, unless it is still under way', () => {
  expect(deletedBy(event({ action: 'server.delete' }))).toBe('srv-web01');
  expect(deletedBy(event({ action: 'server.delete', state: 'started' }))).toBeUndefined();
  expect(deletedBy(event({}))).toBeUndefined();
});

test('every place of every sentence is one that is known, and no sentence begins small', () => {
  const places = new Set<string>([...ALL_KINDS, 'actor', 'resource', 'other']);
  const all = Object.entries(SENTENCES).flatMap(([type, actions]) =>
    Object.entries(actions).map(([action, sentences]) => ({ type, action, sentences })),
  );
  for (const { done, doing = done } of all.flatMap(({ sentences }) => Object.values(sentences))) {
    for (const words of [done, doing]) {
      for (const [, place = ''] of words.matchAll(/\{(\w+)\}/g)) expect(places).toContain(place);
      expect(words.replace(/\[[^\]]*\]/g, '')).not.toMatch(/[[\]|]/);
    }
  }
  const sentences = all.flatMap(({ type, action }) => {
    const raw = {
      action: `${type}.${action}`,
      resource: { id: 'x', name: 'X', resource_type: type },
    };
    return [{}, { user: dana }, { client: robot }].flatMap(
      (actor) => said({ ...raw, ...actor }) ?? [],
    );
  });
  for (const words of sentences) expect(words).toMatch(/^[A-Z]/);
});

test('no event breaks the feed, whatever it says', () => {
  const reference = fc.option(
    fc.record(
      {
        id: fc.oneof(fc.string(), fc.constantFrom('srv-web01', 'usr-demo1', '__proto__')),
        resource_type: fc.oneof(fc.string(), fc.constantFrom('server', 'toString', '__proto__')),
        name: fc.option(fc.string()),
      },
      { requiredKeys: ['id'] },
    ),
  );
  const action = fc.oneof(
    fc.string(),
    fc.constantFrom('server.stop', '.', 'server.', '__proto__.constructor', 'server.toString'),
  );
  fc.assert(
    fc.property(
      fc.record({ action, resource: reference, user: reference, client: reference }),
      fc.array(reference.filter((one) => one !== null)),
      (raw, affects) => {
        const built = event({ ...raw, affects });
        expect(hasSentence(built)).toBe(sentenceOf(built, NOW) !== undefined);
      },
    ),
  );
});
