import type { Answer } from '@mocks/provider/answer';
import { createBus, type Bus } from '@mocks/provider/bus';
import { realClock, type Clock } from '@mocks/provider/clock';
import { createConsoles, type Consoles } from '@mocks/provider/consoles';
import { createDials, type Dials, type DialSettings } from '@mocks/provider/dials';
import { idOf, type Kind } from '@mocks/provider/kinds';
import { createEvent, type EventInput } from '@mocks/provider/events';
import { newMemory, type Memory } from '@mocks/provider/memory';
import { createPayments, type Payments } from '@mocks/provider/payments';
import { createSessions, type Sessions } from '@mocks/provider/sessions';
import type { World } from '@mocks/provider/world';
import { createNamedWorld, type Recorded, type WorldName } from '@mocks/provider/worlds/named';

/** A whole provider in memory. Several can stand side by side. */
export interface Core {
  world: World;
  worldName: WorldName;
  clock: Clock;
  /** How long transitions take: 1 as described, near 0 at once. */
  scale: number;
  bus: Bus;
  dials: Dials;
  sessions: Sessions;
  consoles: Consoles;
  payments: Payments;
  /** Set in the `recorded` world: what answers in the tables' stead. */
  recorded: Recorded | null;
  /** Path under which the provider stands at its origin: '' where nothing else does. */
  base: string;
  /** Origin of the panel, for the links of mails; '' while it is the provider's own. */
  panel: string;
  /** Calls that no endpoint knew, as `GET /1.0/nothing`; a test fails on any. */
  unknown: string[];
  /** What it knows beside its world, as data. */
  memory: Memory;
  /** What is being done to a record now, by its id. */
  underWay: Map<string, string>;
  /** Requests with an `Idempotency-Key` that are being answered. */
  answering: Map<string, { asked: string; answer: Promise<Answer> }>;
  newId(kind: Kind): string;
  /** Runs `run` after a transition's time, in milliseconds before scaling. */
  later(milliseconds: number, run: () => void): void;
  /** Tells what happened, and answers the event's id: an event that has a start is told again with its end. */
  publish(input: EventInput, started?: string): string;
}

export interface CoreOptions {
  world?: WorldName;
  dials?: DialSettings;
  clock?: Clock;
  scale?: number;
  /** What it knew before; without it, nothing. */
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
    sessions: createSessions(clock, dials, memory.sessions),
    consoles: createConsoles(clock, memory.consoles),
    payments: createPayments(memory.payments),
    recorded,
    base: '',
    panel: '',
    unknown: [],
    memory,
    underWay: memory.underWay,
    answering: new Map(),
    newId: (kind) => idOf(kind, (memory.lastNumber += 7919)),
    later: (milliseconds, run) => void clock.after(milliseconds * scale, run),
    publish(input, started) {
      const id = started ?? core.newId('event');
      const begun = world.event.get(started);
      const made = createEvent(world, id, clock.now(), input);
      // What was deleted meanwhile is called what it was called.
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
