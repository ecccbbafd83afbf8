/**
 * What a link to the demo may set, as `?world=large&latency=300`: the world, and what `dials.ts` names, which a
 * page would bring the whole of GraphQL's schema with.
 */
export const SETTINGS: readonly string[] = [
  'world',
  'latency',
  'errors',
  'sessionLife',
  'slowness',
  'tokenLife',
  'keyDelay',
  'events',
  'lists',
  'operations',
  'storage',
];

export interface DemoLink {
  /** What it sets, as a query; '' where it sets nothing. */
  query: string;
  /** The address without that. */
  address: string;
}

/** Sorts what a link sets from what it opens. */
export function readLink(address: string): DemoLink {
  const url = new URL(address);
  const set = new URLSearchParams();
  for (const name of SETTINGS) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    set.set(name, value);
    url.searchParams.delete(name);
  }
  // What is left alone stays as it was written.
  return set.size === 0 ? { query: '', address } : { query: set.toString(), address: url.href };
}
