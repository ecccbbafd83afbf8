import * as v from 'valibot';
import { entryOf } from '@/lib/values';

export interface EngineVersion {
  readonly id: string;
  readonly label: string;
  readonly isDefault: boolean;
  readonly isDeprecated: boolean;
}

export interface Engine {
  readonly id: string;
  readonly label: string;
  readonly isDefault: boolean;
  readonly versions: readonly EngineVersion[];
}

const flag = v.fallback(v.boolean(), false);

const VERSION = v.object({
  id: v.string(),
  label: v.string(),
  isAvailable: flag,
  isDefault: flag,
  isDeprecated: flag,
});

const ENGINE = v.object({
  id: v.string(),
  label: v.string(),
  isDefault: flag,
  versions: v.array(v.unknown()),
});

/** Sorts '10' above '9.6'. */
function descending(one: EngineVersion, other: EngineVersion): number {
  return other.label.localeCompare(one.label, 'en-GB', { numeric: true });
}

/**
 * Reads the engines and their available versions, skipping invalid ones; undefined unless `raw` is
 * a list.
 */
export function readEngines(raw: unknown): readonly Engine[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  return raw.flatMap((each: unknown) => {
    const read = v.safeParse(ENGINE, each);
    if (!read.success) return [];
    const versions = read.output.versions
      .flatMap((version) => {
        const one = v.safeParse(VERSION, version);
        return one.success && one.output.isAvailable ? [one.output] : [];
      })
      .toSorted(descending);
    return versions.length === 0 ? [] : [{ ...read.output, versions }];
  });
}

export function defaultOf<T extends { readonly isDefault: boolean }>(
  all: readonly T[],
): T | undefined {
  return all.find(({ isDefault }) => isDefault) ?? all[0];
}

export function versionLabel({ label, isDeprecated }: EngineVersion): string {
  return isDeprecated ? `${label} (deprecated)` : label;
}

interface Engined {
  readonly database_engine?: string | null;
  readonly database_version?: string | null;
}

const ENGINES: Readonly<Record<string, string>> = { mysql: 'MySQL', postgresql: 'PostgreSQL' };

function engineName(engine: string): string {
  return entryOf(ENGINES, engine) ?? engine;
}

/** 'MySQL 8.0', or 'Version 5.5' without an engine; undefined while both are unknown. */
export function engineLabel({
  database_engine: engine,
  database_version: version,
}: Engined): string | undefined {
  if (!engine) return version ? `Version ${version}` : undefined;
  return version ? `${engineName(engine)} ${version}` : engineName(engine);
}
