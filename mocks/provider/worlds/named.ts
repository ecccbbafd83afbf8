import type { Answer } from '@mocks/provider/answer';
import type { Clock } from '@mocks/provider/clock';
import { createWorld, type World } from '@mocks/provider/world';
import { fillCompany } from '@mocks/provider/worlds/company';
import { fillEmpty } from '@mocks/provider/worlds/empty';
import { fillLarge } from '@mocks/provider/worlds/large';
import { createRecorded } from '@mocks/provider/worlds/recorded';
import { fillSample } from '@mocks/provider/worlds/sample';

/** Answers recorded on the real wire, instead of the tables; undefined if not recorded. */
export type Recorded = (method: string, path: string, query: URLSearchParams) => Answer | undefined;

const fills = {
  company: fillCompany,
  sample: fillSample,
  empty: fillEmpty,
  large: fillLarge,
  recorded: fillSample,
} satisfies Record<string, (world: World, clock: Clock) => void>;

export type WorldName = keyof typeof fills;

export const isWorldName = (name: string): name is WorldName => Object.hasOwn(fills, name);

/** A new world by its name; dates in it are relative to the clock. */
export function createNamedWorld(
  name: WorldName,
  clock: Clock,
): { world: World; recorded: Recorded | null } {
  const world = createWorld();
  fills[name](world, clock);
  return { world, recorded: name === 'recorded' ? createRecorded() : null };
}
