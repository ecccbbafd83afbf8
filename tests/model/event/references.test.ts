import { expect, test } from 'vitest';
import { changedBy } from '@/model/event/references';
import { record } from '../build';

const event = (raw: object) => record('event', { id: 'evt-aaaaa', ...raw });
const server = { id: 'srv-aaaaa', resource_type: 'server' };
const address = { id: 'cip-aaaaa', resource_type: 'ip_address' };

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

test('the wire names an old kind by its old word, and a kind goes before the look of an id', () => {
  const named = [address, { id: 'srv-aaaaa', resource_type: 'volume' }];
  expect(changedBy(event({ affects: named }))).toEqual([
    { kind: 'cloud_ip', id: 'cip-aaaaa' },
    { kind: 'volume', id: 'srv-aaaaa' },
  ]);
});

test('an event that names nothing changes nothing', () => {
  expect(changedBy(event({}))).toEqual([]);
  expect(changedBy(event({ resource: null, affects: [] }))).toEqual([]);
});
