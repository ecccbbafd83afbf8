import * as v from 'valibot';
import { withBase } from '@/lib/base-path';

/** By the name of each script file: it, and what has to be there before it runs. `build/script-files.ts` writes it. */
const parts = v.record(v.string(), v.array(v.string()));

const PARTS = '/parts.json';

/** A page's order to its worker, which is ended where it is no longer wanted. */
export interface Asked {
  /** Address of a script of this release: what is said of another one is of no use. */
  readonly own: string;
  /** The panel's path that is open. */
  readonly path: string;
  /** Addresses of the files that the page has asked for itself. */
  readonly known: readonly string[];
}

/** Names of files, those first that the area in the address needs. */
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
 * Has the browser keep all files of this release, one after the other. Whether it does: not where
 * another release answers. Throws where one does not come.
 */
export async function prefetchFiles({ own, path, known }: Asked): Promise<boolean> {
  const addressOf = (file: string) => new URL(withBase(`/${file}`), own).href;
  const files = inOrder(v.parse(parts, await (await get(PARTS)).json()), path);
  if (![...files].some((file) => addressOf(file) === own)) return false;
  const there = new Set(known);
  for (const file of files) {
    if (there.has(addressOf(file))) continue;
    // Read to its end, or it is not kept.
    await (await get(`/${file}`)).blob();
  }
  return true;
}
