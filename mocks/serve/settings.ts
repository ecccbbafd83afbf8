import { parseArgs } from 'node:util';
import type { CoreOptions } from '@mocks/provider/core';
import { type DialSettings, dialsFromQuery } from '@mocks/provider/dials';
import { isWorldName } from '@mocks/provider/worlds/named';

const value = { type: 'string' } as const;

const flags = {
  replay: value,
  orbit: value,
  world: value,
  port: value,
  scale: value,
  latency: value,
  errors: value,
  events: value,
  sessionLife: value,
  slowness: value,
  lists: value,
  operations: value,
  storage: value,
  tokenLife: value,
  keyDelay: value,
  maintenance: value,
};

/** What the command line sets: the provider's options, and the port, if one was given. */
export interface Settings {
  options: CoreOptions;
  port: number | undefined;
  /** Whether a real Swift answers for Orbit. */
  isOrbitReal: boolean;
  /** The file of a report that is replayed, in the place of any provider. */
  replay: string | undefined;
}

/** Throws on a flag that does not say what it should. */
function wrong(flag: string, text: string): never {
  throw new Error(`--${flag} cannot be ${text}.`);
}

function numberOf(flag: string, text: string, isRight: (value: number) => boolean): number {
  const number = Number(text);
  return text !== '' && isRight(number) ? number : wrong(flag, text);
}

const isPort = (number: number) => Number.isInteger(number) && number >= 0 && number <= 65_535;

/** The dials that flags set; those that a query would leave alone are wrong here. */
function dialsOf(given: Readonly<Record<string, string | undefined>>): DialSettings {
  const pairs = Object.entries(given).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  const dials = dialsFromQuery(new URLSearchParams(pairs));
  for (const [name, text] of pairs) if (!Object.hasOwn(dials, name)) wrong(name, text);
  return dials;
}

/** Reads flags such as `--world large --latency 300`. Throws on one that is unknown or wrong. */
export function readSettings(args: readonly string[]): Settings {
  const { values } = parseArgs({ args: [...args], options: flags });
  const { world = 'sample', port, scale = '1', orbit, replay, ...dials } = values;
  if (!isWorldName(world)) throw new Error(`There is no world called ${world}.`);
  if (orbit !== undefined && orbit !== 'swift') wrong('orbit', orbit);
  return {
    options: {
      world,
      scale: numberOf('scale', scale, (number) => Number.isFinite(number) && number >= 0),
      dials: dialsOf(dials),
    },
    port: port === undefined ? undefined : numberOf('port', port, isPort),
    isOrbitReal: orbit === 'swift',
    replay,
  };
}
