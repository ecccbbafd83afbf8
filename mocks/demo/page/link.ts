declare global {
  /** Names that a link may set, written by the build: importing the dials adds GraphQL's schema. */
  const DEMO_SETTINGS: readonly string[];
}

export interface DemoLink {
  /** Settings as a query; '' if there are none. */
  query: string;
  /** The address without the settings. */
  address: string;
}

/** Splits a link's settings, e.g. `?world=large&latency=300`, from the address that it opens. */
export function readLink(address: string, settings: readonly string[]): DemoLink {
  const url = new URL(address);
  const set = new URLSearchParams();
  for (const name of settings) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    set.set(name, value);
    url.searchParams.delete(name);
  }
  // Without settings the address stays as it was written.
  return set.size === 0 ? { query: '', address } : { query: set.toString(), address: url.href };
}
