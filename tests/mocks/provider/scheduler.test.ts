import { expect, test, vi } from 'vitest';
import { manualClock, realClock } from '@mocks/provider/clock';
import { createCore, type Core } from '@mocks/provider/core';

const START = Date.parse('2026-11-20T12:00:00Z');

function standing() {
  const clock = manualClock(START);
  const core = createCore({ clock });
  const heard: string[] = [];
  core.bus.subscribe('*', ({ action, resource, created_at: at }) =>
    heard.push(`${action} ${resource.id} ${at.slice(17, 19)}`),
  );
  return { clock, core, heard };
}

const stop = ({ scheduler, world }: Core, id: string, at: number): void => {
  const change = { account: world.server.need(id).account, resource: id };
  scheduler.add(
    at,
    { what: 'server.power', args: { id, verb: 'stop' } },
    { ends: { change: { ...change, action: 'server.stop' }, started: `evt-${id}` }, busy: id },
  );
};

test('jobs are carried out in order, each at its own time, and are gone then', () => {
  const { clock, core, heard } = standing();
  stop(core, 'srv-web01', START + 3000);
  stop(core, 'srv-web02', START + 1000);
  stop(core, 'srv-bat02', START + 3000);
  clock.advance(2000);
  expect(heard).toEqual(['server.stop srv-web02 01']);
  expect(core.world.job.all().map(({ args }) => 'id' in args && args.id)).toEqual([
    'srv-web01',
    'srv-bat02',
  ]);
  clock.advance(5000);
  expect(heard.slice(1)).toEqual(['server.stop srv-web01 03', 'server.stop srv-bat02 03']);
  expect(core.world.job.size).toBe(0);
});

test('overdue jobs are carried out at once, at their own times, with those that they set off', () => {
  const { clock, core } = standing();
  clock.advance(60_000);
  const args = { id: 'lba-front' };
  core.world.load_balancer.patch('lba-front', {
    acme: {
      certificate: null,
      domains: [{ identifier: 'verified.example.com', status: 'verified', last_message: null }],
    },
  });
  core.world.job.put({
    id: '1',
    at: START + 1000,
    what: 'load_balancer.check_domains',
    args,
    ends: null,
    busy: null,
  });
  core.scheduler.resume();
  const { acme } = core.world.load_balancer.need('lba-front');
  expect(acme?.certificate?.issued_at).toBe('2026-11-20T12:00:06.000Z');
  expect(clock.now()).toBe(START + 60_000);
});

test('a job that throws is not tried again, and the next one is carried out', () => {
  const { clock, core, heard } = standing();
  stop(core, 'srv-web01', START + 1000);
  stop(core, 'srv-web02', START + 2000);
  core.world.server.remove('srv-web01');
  expect(() => clock.advance(1000)).toThrow('The world has no srv-web01');
  clock.advance(1000);
  expect(heard).toEqual(['server.stop srv-web02 02']);
});

test('a scheduler that is stopped keeps its jobs for another', () => {
  const { clock, core, heard } = standing();
  stop(core, 'srv-web01', START + 1000);
  core.scheduler.stop();
  clock.advance(5000);
  expect(heard).toEqual([]);
  expect(core.world.job.size).toBe(1);
});

test('a timer that is early by a fraction does not set another one for the same job', () => {
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Date, 'now').mockReturnValue(START);
  const core = createCore({ clock: realClock() });
  stop(core, 'srv-web01', START + 1000);
  vi.advanceTimersByTime(1000);
  expect(core.world.server.need('srv-web01').status).toBe('inactive');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
