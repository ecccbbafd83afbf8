import { parseArgs } from 'node:util';
import type { Site } from './site';

const value = { type: 'string' } as const;

const flags = {
  config: value,
  host: value,
  root: value,
  listen: value,
  certificate: value,
  key: value,
  to: value,
};

/** Values from the command line. */
export interface Settings extends Omit<Site, 'headers'> {
  /** The `config.json` that is served. */
  readonly config: string;
  /** The folder that the two files are written to. */
  readonly to: string;
}

/** Pattern of each value, so that no text can end a value in the file and begin something else. */
const FORMS: Readonly<Record<Exclude<keyof typeof flags, 'config' | 'to'>, RegExp>> = {
  host: /^[\da-z]([\da-z.-]*[\da-z])?$/iu,
  root: /^\/[^"\\{}$;\s]*$/u,
  listen: /^((\d{1,3}(\.\d{1,3}){3}|\[[\d:a-f]+\]):)?\d{1,5}$/iu,
  certificate: /^\/[^"\\{}$;\s]*$/u,
  key: /^\/[^"\\{}$;\s]*$/u,
};

/** Reads flags such as `--host panel.example.com`. Throws on one that is unknown or wrong. */
export function readSettings(args: readonly string[]): Settings {
  const { values } = parseArgs({ args: [...args], options: flags });
  for (const [flag, form] of Object.entries(FORMS)) {
    const given = values[flag as keyof typeof FORMS];
    if (given !== undefined && !form.test(given)) throw new Error(`--${flag} cannot be ${given}.`);
  }
  const { listen } = values;
  if (Number(/\d+$/u.exec(listen ?? '')?.[0]) > 65_535) {
    throw new Error(`--listen cannot be ${listen}.`);
  }
  const { certificate: chain, key } = values;
  if ((chain === undefined) !== (key === undefined)) {
    throw new Error('--certificate and --key belong together.');
  }
  return {
    config: values.config ?? 'deploy/example.json',
    to: values.to ?? 'deploy',
    host: values.host ?? 'panel.example.com',
    root: values.root ?? '/srv/wheelhouse',
    listen,
    certificate: chain === undefined || key === undefined ? undefined : { chain, key },
  };
}
