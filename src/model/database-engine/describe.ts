import { entryOf } from '@/lib/entry-of';

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
