/**
 * Fetches a lazy part ahead of its use. A failure is left for the use itself,
 * which asks again and has an error boundary over it.
 */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
