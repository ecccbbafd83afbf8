/** Fetches a lazy part ahead. Its use tries again, and reports a failure. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
