import type { Begun, DemoState, Keeping } from '@mocks/demo/messages';
import { browserSessions, type Jar } from '@mocks/demo/worker/browser-sessions';
import { createOrbitKeeper } from '@mocks/demo/worker/orbit-keeper';
import type { Changes, Row, WorldSnapshot } from '@mocks/demo/worker/store';
import { facesOf, type Faces } from '@mocks/faces';
import { digestOf } from '@mocks/machine/digest';
import { startSchedules } from '@mocks/provider/behaviour/start-schedules';
import type { Clock } from '@mocks/provider/clock';
import { createCore, type Core } from '@mocks/provider/core';
import type { DialSettings } from '@mocks/provider/dials';
import { jobNames } from '@mocks/provider/jobs';
import { newMemory, type Memory } from '@mocks/provider/memory';
import type { Table } from '@mocks/provider/table';
import type { World } from '@mocks/provider/world';
import type { WorldName } from '@mocks/provider/worlds/named';

/** A provider with its world, from its creation until another world replaces it. */
export interface DemoWorld {
  core: Core;
  faces: Faces;
  madeAt: number;
  begun: Begun;
  /** Takes the changes since the last call. `giveBack` returns those that could not be stored. */
  take(): Changes;
  giveBack(changes: Changes): void;
  stop(): void;
}

interface Options {
  clock: Clock;
  /** Address of the demo: `https://host.example/wheelhouse/`. */
  scope: string;
  world: WorldName;
  dials: DialSettings;
  begun: Begun;
  /** Called for each change to store that no request has made. */
  onChange: () => void;
}

/** Thrown for a world that another release has stored. */
export class OtherShape extends Error {}

type AnyTable = Pick<Table<Row>, 'all' | 'get' | 'put' | 'remove' | 'watch'>;

/** The tables of a world by name. */
export const tablesOf = ({ orbit: _, ...tables }: World): ReadonlyMap<string, AnyTable> =>
  // Safe: a row is only put into the table that it came from.
  new Map(Object.entries(tables as unknown as Record<string, AnyTable>));

/** Rows read per table: enough to meet each of its fields. */
const READ = 100;

/** Hash of the fields of a new world's rows and of the jobs. Another release has another one. */
function shapeOf(world: World): string {
  const lines = [...tablesOf(world)].map(([name, table]) => {
    const fields = new Set(table.all().slice(0, READ).flatMap(Object.keys));
    return `${name}: ${[...fields].toSorted().join()}`;
  });
  return digestOf('sha1', [...lines, ...jobNames].toSorted().join('\n'));
}

/** Creates a provider below the demo's own address, with the world as of `madeAt`. */
function createProvider(options: Options, madeAt: number, jar: Jar, memory: Memory): Core {
  const { clock, world, dials, scope } = options;
  const core = clock.at(madeAt, () => createCore({ clock, world, dials, memory }));
  const { origin, pathname } = new URL(scope);
  const base = pathname.replace(/\/$/, '');
  return Object.assign(core, {
    base,
    panel: origin + base,
    sessions: browserSessions(core.sessions, jar),
  });
}

/** Opens a new world, or a stored one. Throws if that cannot be read. */
export function openWorld(options: Options, snapshot?: WorldSnapshot): DemoWorld {
  const about = snapshot?.about;
  const madeAt = about?.madeAt ?? options.clock.now();
  const jar = about?.jar ?? { token: null };
  // This release may have fields that the one that stored the world lacks.
  const memory = { ...newMemory(), ...about?.memory };
  const core = createProvider({ ...options, ...about }, madeAt, jar, memory);
  const shape = shapeOf(core.world);
  if (about && about.shape !== shape) throw new OtherShape();

  const tables = tablesOf(core.world);
  const orbit = createOrbitKeeper(core.world.orbit);
  for (const [[table, id], row] of snapshot?.rows ?? []) {
    if (row) tables.get(table)?.put(row);
    else tables.get(table)?.remove(id);
  }
  if (snapshot) orbit.restore(snapshot.orbit);

  let changed = new Map<string, Set<string>>();
  const mark = (table: string, id: string) => {
    changed.set(table, (changed.get(table) ?? new Set()).add(id));
  };
  for (const [name, table] of tables) table.watch = (id) => mark(name, id);
  try {
    core.scheduler.resume();
  } catch (error) {
    // A defect of one job: the scheduler goes on with the others.
    reportError(error);
  }
  const { job } = core.world;
  job.watch = (id) => {
    mark('job', id);
    // A job is removed as it is carried out.
    if (!job.get(id)) options.onChange();
  };
  const stopSchedules = startSchedules(core);

  const rowOf = (table: string, id: string): Row | null => tables.get(table)?.get(id) ?? null;

  function takeRows(): Changes['rows'] {
    const rows = [...changed].flatMap(([table, ids]) =>
      Array.from(ids, (id): Changes['rows'][number] => [[table, id], rowOf(table, id)]),
    );
    changed = new Map();
    return rows;
  }

  return {
    core,
    faces: facesOf(core),
    madeAt,
    begun: options.begun,
    take() {
      const { worldName: world, dials } = core;
      return {
        about: { shape, world, madeAt, dials, memory, jar },
        rows: takeRows(),
        orbit: orbit.take(),
      };
    },
    giveBack({ rows, orbit: changes }) {
      for (const [[table, id]] of rows) mark(table, id);
      orbit.giveBack(changes);
    },
    stop() {
      stopSchedules();
      core.scheduler.stop();
    },
  };
}

/** Returns the state that pages receive. */
export const stateOf = ({ core, begun, madeAt }: DemoWorld, keeping: Keeping): DemoState => ({
  world: core.worldName,
  dials: core.dials,
  begun,
  madeAt,
  keeping,
});
