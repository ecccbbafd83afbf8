import { parseArgs } from 'node:util';
import type { CoreOptions } from '@mocks/provider/core';
import { ownEntry } from '@mocks/own-entry';
import { type DialSettings, dialsFromQuery } from '@mocks/provider/dials';
import { isWorldName } from '@mocks/provider/worlds/named';
import type { ProviderFlags } from '@mocks/proxy/connect';

const value = { type: 'string' } as const;

/** Flags of the simulated provider. */
const SIMULATED = {
  orbit: value,
  world: value,
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
  incident: value,
};

/** Flags of a provider elsewhere. */
const ELSEWHERE = {
  provider: value,
  'provider-events': value,
  'provider-orbit': value,
  'provider-config': value,
  'provider-ca': value,
  'read-only': { type: 'boolean' },
} as const;

const isOf = (flags: object, flag: string): boolean => Object.hasOwn(flags, flag);

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** Settings from the command line. */
export interface Settings {
  options: CoreOptions;
  port: number | undefined;
  /** True if a real Swift serves Orbit. */
  isOrbitReal: boolean;
  /** File of a report that is replayed instead of any provider. */
  replay: string | undefined;
  /** A provider elsewhere, instead of the simulated one. */
  provider: ProviderFlags | undefined;
}

/** Throws for a flag with an invalid value. */
function wrong(flag: string, text: string): never {
  throw new Error(`--${flag} cannot be ${text}.`);
}

function numberOf(flag: string, text: string, isRight: (value: number) => boolean): number {
  const number = Number(text);
  return text !== '' && isRight(number) ? number : wrong(flag, text);
}

const isPort = (number: number) => Number.isInteger(number) && number >= 0 && number <= 65_535;

/** The dials set by flags. Throws for values that a page's query would ignore. */
function dialsOf(given: Values): DialSettings {
  const pairs = Object.entries(given).filter(
    (pair): pair is [string, string] => isOf(SIMULATED, pair[0]) && typeof pair[1] === 'string',
  );
  const dials = dialsFromQuery(new URLSearchParams(pairs));
  for (const [name, text] of pairs) if (!Object.hasOwn(dials, name)) wrong(name, text);
  return dials;
}

const WEB = { schemes: /^https?:$/, example: 'https://api.staging.example' };
const STREAM = { schemes: /^(?:https?|wss?):$/, example: 'wss://events.staging.example/stream' };

/** An address. Throws if it has a user name, a query or a fragment, which nothing would use. */
function addressOf(flag: string, text: string, { schemes, example }: typeof WEB): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isBare = url?.username === '' && url.search === '' && url.hash === '';
  if (url && isBare && schemes.test(url.protocol)) return text;
  throw new Error(`--${flag} cannot be ${text}. It is a host and its path, as in ${example}`);
}

/** The flags of a provider elsewhere. Throws without --provider, or with flags of another mode. */
function providerOf(values: Values): ProviderFlags | undefined {
  const at = (flag: string, form?: typeof WEB): string | undefined => {
    const text = ownEntry(values, flag);
    if (typeof text !== 'string') return undefined;
    return form === undefined ? text : addressOf(flag, text, form);
  };
  const provider = at('provider', WEB);
  if (provider !== undefined) {
    const [first] = Object.keys(values).filter((flag) => isOf(SIMULATED, flag));
    if (first !== undefined) throw new Error(`--${first} is for the simulated provider alone.`);
    if (values['replay'] !== undefined) throw new Error('--replay needs no provider.');
    return {
      provider,
      events: at('provider-events', STREAM),
      orbit: at('provider-orbit', WEB),
      config: at('provider-config'),
      ca: at('provider-ca'),
      isReadOnly: values['read-only'] === true,
    };
  }
  const [first] = Object.keys(values).filter((flag) => isOf(ELSEWHERE, flag));
  if (first !== undefined) throw new Error(`--${first} needs --provider.`);
  return undefined;
}

/** Reads flags such as `--world large --latency 300`. Throws for an unknown or invalid one. */
export function readSettings(args: readonly string[]): Settings {
  const { values } = parseArgs({
    args: [...args],
    options: { port: value, replay: value, ...SIMULATED, ...ELSEWHERE },
  });
  const { world = 'company', port, scale = '1', orbit, replay, ...others } = values;
  if (!isWorldName(world)) throw new Error(`There is no world called ${world}.`);
  if (orbit !== undefined && orbit !== 'swift') wrong('orbit', orbit);
  return {
    options: {
      world,
      scale: numberOf('scale', scale, (number) => Number.isFinite(number) && number >= 0),
      dials: dialsOf(others),
    },
    port: port === undefined ? undefined : numberOf('port', port, isPort),
    isOrbitReal: orbit === 'swift',
    replay,
    provider: providerOf(values),
  };
}
