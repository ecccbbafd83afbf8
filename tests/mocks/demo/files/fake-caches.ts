import type { KeptFilesOptions } from '@mocks/demo/files/kept-files';

/** A browser's caches in memory, by the addresses that they hold, and a host of static files. */
export function fakeHost(given: Readonly<Record<string, string>>) {
  const files = new Map(Object.entries(given));
  const stores = new Map<string, Map<string, Response>>();
  const fetched: string[] = [];
  const find = (store: Map<string, Response>, url: string) =>
    Promise.resolve(store.get(url)?.clone());

  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    const cache = {
      keys: () => Promise.resolve([...store.keys()].map((url) => new Request(url))),
      match: (url: string) => find(store, url),
      put: (url: string, response: Response) => Promise.resolve(void store.set(url, response)),
    };
    return Promise.resolve(cache as unknown as Cache);
  };
  const caches = {
    open,
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: async (url: string) => {
      const found = await Promise.all([...stores.values()].map((store) => find(store, url)));
      return found.find(Boolean);
    },
  } as KeptFilesOptions['caches'];
  const fetch = ({ method, url, cache }: Request) => {
    fetched.push(`${method} ${url}${cache === 'no-cache' ? ' anew' : ''}`);
    const text = files.get(url);
    const found = text === undefined ? { status: 404 } : {};
    return Promise.resolve(new Response(text ?? 'Not found', found));
  };
  return { files, stores, fetched, caches, fetch };
}
