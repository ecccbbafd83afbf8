import type { Begun, DemoState, Keeping } from '@mocks/demo/messages';
import { createAgenda } from '@mocks/demo/worker/agenda';
import type { DemoClock } from '@mocks/demo/worker/demo-clock';
import { createDemoProvider } from '@mocks/demo/worker/demo-provider';
import { createOrbitKeeper } from '@mocks/demo/worker/orbit-keeper';
import type { Changes, Kept } from '@mocks/demo/worker/shelf';
import { shapeOf, tablesOf, type AnyRow } from '@mocks/demo/worker/tables';
import { facesOf, type Faces } from '@mocks/faces';
import { startSchedules } from '@mocks/provider/behaviour/start-schedules';
import type { Core } from '@mocks/provider/core';
import type { DialSettings } from '@mocks/provider/dials';
import { newMemory } from '@mocks/provider/memory';
import type { WorldName } from '@mocks/provider/worlds/named';

/** Provider with its world, from its creation until another one replaces it. */
export interface Stage {
  core: Core;
  faces: Faces;
  madeAt: number;
  begun: Begun;
  /** Takes the changes since the last call. `giveBack` returns those that could not be stored. */
  take(): Changes;
  giveBack(changes: Changes): void;
  stop(): void;
}

interface StageOptions {
  clock: DemoClock;
  scope: string;
  world: WorldName;
  dials: DialSettings;
  begun: Begun;
  /** Called for each change to store that no request has made. */
  onChange: () => void;
}

/** Thrown for a world that another release has stored. */
export class OtherShape extends Error {}

/** Creates a stage, or continues a stored one. Throws if that cannot be read. */
export function raiseStage(options: StageOptions, kept?: Kept): Stage {
  const { clock, scope, world, dials, begun, onChange } = options;
  const about = kept?.about;
  const madeAt = about?.madeAt ?? clock.now();
  const jar = about?.jar ?? { token: null };
  const core = createDemoProvider({
    clock,
    scope,
    world: about?.world ?? world,
    dials: about?.dials ?? dials,
    madeAt,
    jar,
    // This release may have fields that the one that stored it lacks.
    ...(about && { memory: { ...newMemory(), ...about.memory } }),
  });
  const shape = shapeOf(core.world);
  if (about && about.shape !== shape) throw new OtherShape();

  const tables = tablesOf(core.world);
  const orbit = createOrbitKeeper(core.world.orbit);
  for (const [[table, id], row] of kept?.rows ?? []) {
    if (row) tables.get(table)?.put(row);
    else tables.get(table)?.remove(id);
  }
  if (kept) orbit.restore(kept.orbit);

  let changed = new Map<string, Set<string>>();
  const mark = (table: string, id: string) => {
    changed.set(table, (changed.get(table) ?? new Set()).add(id));
  };
  const agenda = createAgenda(core, clock, { row: mark, change: onChange });
  agenda.resume(about?.foretold ?? []);
  const stopSchedules = startSchedules(core);

  const rowOf = (table: string, id: string): AnyRow | null => tables.get(table)?.get(id) ?? null;

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
    begun,
    take() {
      const foretold = agenda.foretell();
      const { worldName, dials: turned, memory } = core;
      return {
        about: { shape, world: worldName, madeAt, dials: turned, memory, jar, foretold },
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
      agenda.stop();
    },
  };
}

/** Returns the state that pages receive. */
export const stateOf = ({ core, begun, madeAt }: Stage, keeping: Keeping): DemoState => ({
  world: core.worldName,
  dials: core.dials,
  begun,
  madeAt,
  keeping,
});
