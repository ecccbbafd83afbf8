import { browserSessions, type Jar } from '@mocks/demo/worker/browser-sessions';
import type { DemoClock } from '@mocks/demo/worker/demo-clock';
import { createCore, type Core } from '@mocks/provider/core';
import type { DialSettings } from '@mocks/provider/dials';
import type { Memory } from '@mocks/provider/memory';
import type { WorldName } from '@mocks/provider/worlds/named';

export interface DemoOptions {
  clock: DemoClock;
  world: WorldName;
  dials: DialSettings;
  /** Address of the demo: `https://host.example/wheelhouse/`. */
  scope: string;
  /** The time that the world's dates are relative to, in milliseconds since 1970. */
  madeAt: number;
  jar: Jar;
  memory?: Memory;
}

/** Creates a provider below the demo's own address, with the world as of `madeAt`. */
export function createDemoProvider(options: DemoOptions): Core {
  const { clock, world, dials, madeAt, jar, memory } = options;
  const core = clock.at(madeAt, () =>
    createCore({ clock, world, dials, ...(memory && { memory }) }),
  );
  const { origin, pathname } = new URL(options.scope);
  const base = pathname.replace(/\/$/, '');
  return Object.assign(core, {
    base,
    panel: origin + base,
    sessions: browserSessions(core.sessions, jar),
  });
}
