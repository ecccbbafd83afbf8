import type { Answer } from '@mocks/provider/answer';
import { createBus, type Bus } from '@mocks/provider/bus';
import { realClock, type Clock } from '@mocks/provider/clock';
import { createConsoles, type Consoles } from '@mocks/provider/consoles';
import { createDials, type Dials, type DialSettings } from '@mocks/provider/dials';
import { idOf, type Kind } from '@mocks/provider/kinds';
import { createEvent, type EventInput } from '@mocks/provider/events';
import type { Job } from '@mocks/provider/jobs';
import { newMemory, type Memory } from '@mocks/provider/memory';
import { createPayments, type Payments } from '@mocks/provider/payments';
import { createScheduler, type Ending, type Scheduler } from '@mocks/provider/scheduler';
import { createSessions, type Sessions } from '@mocks/provider/sessions';
import type { World } from '@mocks/provider/world';
import { createNamedWorld, type Recorded, type WorldName } from '@mocks/provider/worlds/named';

/** A whole provider in memory. Several can run side by side. */
export interface Core {
  world: World;
  worldName: WorldName;
  clock: Clock;
  /** Factor of all transition times: 1 is realistic, near 0 is immediate. */
  scale: number;
  bus: Bus;
  dials: Dials;
  sessions: Sessions;
  consoles: Consoles;
  payments: Payments;
  /** Set in the `recorded` world: answers instead of the tables. */
  recorded: Recorded | null;
  /** Path of the provider below its origin, or '' if it is alone there. */
  base: string;
  /** Origin of the panel, for links in mails, or '' if it is the provider's own. */
  panel: string;
  /** Calls without an endpoint, such as `GET /1.0/nothing`. A test fails on any. */
  unknown: string[];
  /** State beside the world, as plain data. */
  memory: Memory;
  /** Requests with an `Idempotency-Key` that are still being answered. */
  answering: Map<string, { asked: string; answer: Promise<Answer> }>;
  scheduler: Scheduler;
  newId(kind: Kind): string;
  /** Schedules a job after a transition's time, in milliseconds before scaling. */
  later(milliseconds: number, job: Job, ending?: Ending): void;
  /** Publishes an event and returns its id. With `started` it publishes the end of that event. */
  publish(input: EventInput, started?: string): string;
}

export interface CoreOptions {
  world?: WorldName;
  dials?: DialSettings;
  clock?: Clock;
  scale?: number;
  /** Earlier state to continue from; empty by default. */
  memory?: Memory;
}

export function createCore(options: CoreOptions = {}): Core {
  const clock = options.clock ?? realClock();
  const scale = options.scale ?? 1;
  const dials = createDials(options.dials);
  const worldName = options.world ?? 'sample';
  const { world, recorded } = createNamedWorld(worldName, clock);
  const memory = options.memory ?? newMemory();
  const core: Core = {
    world,
    worldName,
    clock,
    scale,
    bus: createBus(),
    dials,
    sessions: createSessions(clock, dials, world.session),
    consoles: createConsoles(clock, memory.consoles),
    payments: createPayments(memory.payments),
    recorded,
    base: '',
    panel: '',
    unknown: [],
    memory,
    answering: new Map(),
    scheduler: createScheduler(() => core),
    newId: (kind) => idOf(kind, (memory.lastNumber += 7919)),
    later: (milliseconds, job, ending) =>
      core.scheduler.add(clock.now() + milliseconds * scale, job, ending),
    publish(input, started) {
      const id = started ?? core.newId('event');
      const begun = world.event.get(started);
      const made = createEvent(world, id, clock.now(), input);
      // A record deleted since the start keeps the name it had.
      const { owner, ...event } = begun
        ? { ...made, created_at: begun.created_at, resource: begun.resource }
        : made;
      world.event.put({ owner, ...event });
      core.bus.publish(owner, event);
      return id;
    },
  };
  return core;
}
