import * as v from 'valibot';
import { withBase } from '@/lib/base-path';

/**
 * Script files by name, each with the files that must be there before it runs.
 * `build/script-files.ts` writes it.
 */
const parts = v.record(v.string(), v.array(v.string()));

const PARTS = '/parts.json';

export interface Asked {
  /** Address of a script of this release: answers about another release are of no use. */
  readonly own: string;
  readonly path: string;
  readonly known: readonly string[];
}

function inOrder(known: v.InferOutput<typeof parts>, path: string): ReadonlySet<string> {
  const words = path.replaceAll('_', '-').split('/');
  const isNear = ([name]: [string, unknown]) => words.includes(name.replace(/-forms$/u, ''));
  const all = Object.entries(known);
  return new Set([...all.filter(isNear), ...all].flatMap(([, files]) => files));
}

async function get(path: string): Promise<Response> {
  const response = await fetch(withBase(path), { priority: 'low' });
  if (!response.ok) throw new Error(`${path} was answered ${String(response.status)}`);
  return response;
}

/**
 * Has the browser keep all files of this release, one after the other. False if another release
 * answers. Throws if a file does not come.
 */
export async function prefetchFiles({ own, path, known }: Asked): Promise<boolean> {
  const addressOf = (file: string) => new URL(withBase(`/${file}`), own).href;
  const files = inOrder(v.parse(parts, await (await get(PARTS)).json()), path);
  if (![...files].some((file) => addressOf(file) === own)) return false;
  const there = new Set(known);
  for (const file of files) {
    if (there.has(addressOf(file))) continue;
    // Read to its end, or the browser does not keep it.
    await (await get(`/${file}`)).blob();
  }
  return true;
}
