import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedBy } from '@/model/event/references';
import { parseId } from '@/model/ids';
import { ALL_KINDS } from '@/model/kinds';
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

test('the wire names an old kind by its old word; what nobody here knows goes by its id', () => {
  const named = [address, { id: 'srv-aaaaa', resource_type: 'tomorrow' }];
  expect(changedBy(event({ affects: named }))).toEqual([
    { kind: 'cloud_ip', id: 'cip-aaaaa' },
    { kind: 'server', id: 'srv-aaaaa' },
  ]);
});

test('an event makes no read but of ids of their kind, whatever it names', () => {
  const wild = fc.oneof(
    fc.string(),
    fc.constantFrom('../users', '../../auth', 'srv-?x=1', '//evil.invalid/x', 'srv-aaaaa', ''),
    fc.stringMatching(/^[a-z]{3}-.{0,6}$/u),
  );
  const reference = fc.record({
    id: wild,
    resource_type: fc.constantFrom(...ALL_KINDS, 'ip_address', 'tomorrow', undefined),
  });
  fc.assert(
    fc.property(
      reference,
      fc.array(reference),
      fc.array(reference),
      (resource, affects, touches) => {
        for (const { kind, id } of changedBy(event({ resource, affects, touches }))) {
          expect(parseId(kind, id)).toBe(id);
        }
      },
    ),
  );
  expect(changedBy(event({ affects: [{ id: 'srv-aaaaa', resource_type: 'volume' }] }))).toEqual([]);
});

test('an event that names nothing changes nothing', () => {
  expect(changedBy(event({}))).toEqual([]);
  expect(changedBy(event({ resource: null, affects: [] }))).toEqual([]);
});
