import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAgenda } from '@mocks/demo/worker/agenda';
import type { DemoClock } from '@mocks/demo/worker/demo-clock';
import { tablesOf } from '@mocks/demo/worker/tables';
import { facesOf } from '@mocks/faces';
import { manualClock, type ManualClock } from '@mocks/provider/clock';
import { createCore, type Core } from '@mocks/provider/core';

const START = Date.parse('2026-11-23T12:00:00Z');

interface Standing {
  core: Core;
  clock: ManualClock;
  agenda: ReturnType<typeof createAgenda>;
  /** Ids of the rows that were reported as changed. */
  told: string[];
  call: (method: string, path: string, body?: unknown) => Promise<number>;
}

function stand(start = START): Standing {
  const time = manualClock(start);
  let pretended: number | null = null;
  const clock: DemoClock & ManualClock = {
    ...time,
    now: () => pretended ?? time.now(),
    at(at, run) {
      const before = pretended;
      pretended = at;
      try {
        return run();
      } finally {
        pretended = before;
      }
    },
  };
  const core = clock.at(START, () => createCore({ clock }));
  const told: string[] = [];
  const agenda = createAgenda(core, clock, {
    row: (table, id) => void told.push(`${table} ${id}`),
    change: () => undefined,
  });
  const { token } = core.sessions.open('usr-demo1', ['infrastructure']);
  const faces = facesOf(core);
  return {
    core,
    clock,
    agenda,
    told,
    async call(method, path, body = {}) {
      const address = `http://demo.example/1.0/${path}?account_id=acc-demo1`;
      const cookie = `session=${token}`;
      const isRead = method === 'GET';
      const outcome = await faces.rest(
        new Request(address, {
          method,
          headers: { cookie, 'Content-Type': 'application/json' },
          ...(isRead ? {} : { body: JSON.stringify(body) }),
        }),
      );
      return outcome === 'drop' ? 0 : outcome.status;
    },
  };
}

const worldOf = ({ core }: Standing) =>
  JSON.stringify([...tablesOf(core.world)].map(([name, table]) => [name, table.all()]));

const newServer = { image: 'img-ubu24', server_type: '1gb.ssd', name: 'new' };
const changes = [
  ['POST', 'servers/srv-web01/stop'],
  ['POST', 'servers/srv-work1/start'],
  ['DELETE', 'servers/srv-bat02'],
  ['POST', 'servers', newServer],
  ['POST', 'servers/srv-web02/snapshot'],
  ['POST', 'cloud_ips/cip-spare/map', { destination: 'lba-front' }],
  ['DELETE', 'load_balancers/lba-front'],
  ['POST', 'database_servers/dbs-main1/snapshot'],
  ['POST', 'volumes/vol-free2/attach', { server: 'srv-work1' }],
  ['PUT', 'servers/srv-web02', { name: 'renamed' }],
] as const;

test('what is under way is foretold, and the world stays as it is', async () => {
  const standing = stand();
  expect(await standing.call('POST', 'servers/srv-web01/stop')).toBe(202);
  const before = worldOf(standing);
  standing.told.length = 0;
  const heard: string[] = [];
  standing.core.bus.subscribe('*', ({ action }) => heard.push(action));
  const [foretold, ...others] = standing.agenda.foretell();
  expect(others).toEqual([]);
  expect(foretold?.at).toBeGreaterThan(START);
  expect(foretold?.freed).toEqual(['srv-web01']);
  expect(foretold?.events.map(({ event }) => event.state)).toEqual(['completed']);
  expect(foretold?.rows).toContainEqual({
    table: 'server',
    id: 'srv-web01',
    fields: { status: 'inactive' },
  });
  expect(worldOf(standing)).toBe(before);
  expect(standing.core.underWay.get('srv-web01')).toBe('server.stop');
  expect([heard, standing.told]).toEqual([[], []]);
});

test('what was foretold ends as it would have, whatever was under way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray([...changes], { minLength: 1 }),
      fc.integer({ min: 0, max: 60_000 }),
      async (made, pause) => {
        const [ended, resumed] = [stand(), stand()];
        for (const [method, path, body] of made) {
          const status = await ended.call(method, path, body);
          expect(await resumed.call(method, path, body)).toBe(status);
        }
        // Event numbers are drawn on publication: both worlds have predicted.
        ended.agenda.foretell();
        const foretold = structuredClone(resumed.agenda.foretell());
        resumed.agenda.stop();
        resumed.clock.advance(pause);
        resumed.agenda.resume(foretold);
        const left = foretold.filter(({ at }) => at > START + pause);
        expect(resumed.agenda.foretell().map(({ at }) => at)).toEqual(left.map(({ at }) => at));
        resumed.clock.advance(600_000 - pause);
        ended.clock.advance(600_000);
        expect(withoutNumbers(worldOf(resumed))).toBe(withoutNumbers(worldOf(ended)));
        expect(resumed.core.underWay).toEqual(ended.core.underWay);
      },
    ),
    { numRuns: 25 },
  );
});

/**
 * Drops event numbers: an event that is published at the end gets a new number on each prediction.
 */
const withoutNumbers = (world: string): string => world.replaceAll(/evt-[a-z0-9]{5}/g, 'evt');

test('a change that comes meanwhile stays, beside what was foretold of the same record', async () => {
  const standing = stand();
  await standing.call('POST', 'servers/srv-web01/stop');
  const foretold = standing.agenda.foretell();
  standing.agenda.stop();
  standing.agenda.resume(foretold);
  await standing.call('PUT', 'servers/srv-web01', { name: 'renamed' });
  standing.clock.advance(600_000);
  expect(standing.core.world.server.need('srv-web01')).toMatchObject({
    name: 'renamed',
    status: 'inactive',
  });
});

test('what is foretold again after it was resumed is the same', async () => {
  const standing = stand();
  await standing.call('POST', 'servers', newServer);
  const foretold = standing.agenda.foretell();
  standing.agenda.stop();
  standing.agenda.resume(foretold);
  expect(standing.agenda.foretell()).toEqual(foretold);
});
