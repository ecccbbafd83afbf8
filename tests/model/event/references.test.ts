import { expect, test } from 'vitest';
import { changedBy, shortAction } from '@/model/event/references';
import { record } from '../build';

const event = (raw: object) => record('event', { id: 'evt-aaaaa', ...raw });
const server = { id: 'srv-aaaaa', resource_type: 'server' };
const address = { id: 'cip-aaaaa', resource_type: 'ip_address' };

test.each([
  ['server.start', server, 'start'],
  ['server_start', server, 'start'],
  ['server_activate_console', { id: 'srv-aaaaa' }, 'activate_console'],
  ['ip_address.map', address, 'map'],
  ['cloud_ip.map', address, 'map'],
  ['ip_address.map', { id: 'cip-aaaaa', resource_type: 'cloud_ip' }, 'map'],
  ['server', server, 'unknown'],
  ['server.', server, 'unknown'],
  ['servers.start', server, 'unknown'],
  ['volume.attach', server, 'unknown'],
  ['start', null, 'unknown'],
])('the short form of %s is %s', (action, resource, short) => {
  expect(shortAction(event({ action, resource }))).toBe(short);
});

test('an event without an action is unknown', () => {
  expect(shortAction(event({ resource: server }))).toBe('unknown');
});

test('what it is about, what it affects and what it touches have changed, each once', () => {
  const changed = changedBy(
    event({
      resource: server,
      affects: [{ id: 'vol-aaaaa' }, server],
      touches: [address, { id: 'lcn-8aua2' }],
    }),
  );
  expect(changed).toEqual([
    { kind: 'server', id: 'srv-aaaaa' },
    { kind: 'volume', id: 'vol-aaaaa' },
    { kind: 'cloud_ip', id: 'cip-aaaaa' },
  ]);
});

test('an event that names nothing changes nothing', () => {
  expect(changedBy(event({}))).toEqual([]);
  expect(changedBy(event({ resource: null, affects: [] }))).toEqual([]);
});
