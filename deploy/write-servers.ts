import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caddyOf } from './caddy';
import { nginxOf } from './nginx';
import type { Configured } from './policy';
import { readSettings } from './settings';
import { siteHeaders } from './site';

/** Writers of the files, by the file's name. */
const FILES = { 'nginx.conf': nginxOf, Caddyfile: caddyOf } as const;

async function readConfig(path: string): Promise<Configured> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`--config ${path} cannot be read.`, { cause });
  });
  const config = parseJson(text);
  const isConfig = typeof config === 'object' && config !== null && !Array.isArray(config);
  if (!isConfig) throw new Error(`--config ${path} is no configuration (JSON).`);
  return config;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes both files as the command line says. Returns their paths. */
export async function writeServers(args: readonly string[]): Promise<readonly string[]> {
  const { config, to, ...place } = readSettings(args);
  const site = { ...place, headers: siteHeaders(await readConfig(config), place.listen) };
  await mkdir(to, { recursive: true });
  const written = Object.entries(FILES).map(async ([name, textOf]) => {
    const path = join(to, name);
    await writeFile(path, textOf(site));
    return path;
  });
  return Promise.all(written);
}
