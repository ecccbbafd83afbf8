import type { DemoRelease } from '@mocks/demo/files/release';
import { ASSETS, isFile } from '../../../deploy/files';

/** Cache of the panel's own files, which come from a host of static files. */
export interface KeptFiles {
  /** Caches the missing files, so that the demo works offline. Rejects if one cannot be fetched. */
  keep(): Promise<void>;
  /** Deletes all releases but this one and the one before, which windows may still show. */
  forgetOld(): Promise<void>;
  /** Answers with a file, with the page for a route of the panel, else with the host's answer. */
  answer(request: Request): Promise<Response>;
}

export interface KeptFilesOptions {
  release: DemoRelease;
  /** `https://host/wheelhouse/`. */
  scope: string;
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  fetch: (request: Request) => Promise<Response>;
}

/** Parallel fetches: all at once would delay the page's own requests. */
const AT_ONCE = 6;

/** True for a built file with a hash in its name: one release's copy also fits the next. */
const isHashed = (file: string): boolean => `/${file}`.startsWith(ASSETS);

/** Returns a malformed path unchanged: it names no file, but may be a route. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function createKeptFiles(options: KeptFilesOptions): KeptFiles {
  const { release, scope, caches, fetch } = options;
  const prefix = `files of ${scope} `;
  const files = new Set(release.files);
  const open = () => caches.open(prefix + release.version);
  const addressOf = (file: string) => scope + file;

  async function fetchFile(file: string): Promise<Response> {
    const cache = isHashed(file) ? 'default' : 'no-cache';
    return fetch(new Request(addressOf(file), { cache }));
  }

  async function keepFile(cache: Cache, file: string): Promise<void> {
    const before = isHashed(file) ? await caches.match(addressOf(file)) : undefined;
    const found = before ?? (await fetchFile(file));
    if (!found.ok) throw new Error(`${file} of the demo is not there: ${found.status}`);
    await cache.put(addressOf(file), found);
  }

  return {
    async keep() {
      const cache = await open();
      const kept = new Set((await cache.keys()).map(({ url }) => url));
      const missing = release.files.filter((file) => !kept.has(addressOf(file)));
      const keepNext = async (): Promise<void> => {
        const file = missing.shift();
        if (file === undefined) return;
        await keepFile(cache, file);
        await keepNext();
      };
      await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
    },
    async forgetOld() {
      const own = (await caches.keys()).filter((name) => name.startsWith(prefix));
      const others = own.filter((name) => name !== prefix + release.version);
      await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    },
    async answer(request) {
      const [address = ''] = request.url.split(/[?#]/u);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead || !address.startsWith(scope)) return fetch(request);
      const asked = decoded(address.slice(scope.length));
      const file = files.has(asked) || isFile(`/${asked}`) ? asked : '';
      const cache = await open();
      const kept = (await cache.match(addressOf(file))) ?? (await caches.match(addressOf(file)));
      if (kept) return kept;
      return files.has(file) ? fetchFile(file) : fetch(request);
    },
  };
}
