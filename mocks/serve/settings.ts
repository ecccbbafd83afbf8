import { parseArgs } from 'node:util';
import type { CoreOptions } from '@mocks/provider/core';
import { dialsFromQuery } from '@mocks/provider/dials';
import { isWorldName } from '@mocks/provider/worlds/named';

const value = { type: 'string' } as const;

const flags = {
  world: value,
  port: value,
  scale: value,
  latency: value,
  errors: value,
  events: value,
  sessionLife: value,
  slowness: value,
  lists: value,
};

/** What the command line sets: the provider's options, and the port, if one was given. */
export interface Settings {
  options: CoreOptions;
  port: number | undefined;
}

/** Reads flags such as `--world large --latency 300`. Throws on one that is unknown or wrong. */
export function readSettings(args: readonly string[]): Settings {
  const { values } = parseArgs({ args: [...args], options: flags });
  const { world = 'sample', port, scale = '1', ...dials } = values;
  if (!isWorldName(world)) throw new Error(`There is no world called ${world}.`);
  const query = new URLSearchParams(
    Object.entries(dials).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  return {
    options: { world, scale: Number(scale), dials: dialsFromQuery(query) },
    port: port === undefined ? undefined : Number(port),
  };
}
