declare global {
  /** What a link may set, written into the page by its build: the dials bring all of GraphQL's schema with them. */
  const DEMO_SETTINGS: readonly string[];
}

export interface DemoLink {
  /** What it sets, as a query; '' where it sets nothing. */
  query: string;
  /** The address without that. */
  address: string;
}

/** Sorts what a link to the demo sets, as `?world=large&latency=300`, from what it opens. */
export function readLink(address: string, settings: readonly string[]): DemoLink {
  const url = new URL(address);
  const set = new URLSearchParams();
  for (const name of settings) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    set.set(name, value);
    url.searchParams.delete(name);
  }
  // What is left alone stays as it was written.
  return set.size === 0 ? { query: '', address } : { query: set.toString(), address: url.href };
}
