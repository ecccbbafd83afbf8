/** A network without a way to the provider counts as online (HTML §9.1). */
export function isOffline(): boolean {
  return 'navigator' in globalThis && !navigator.onLine;
}
