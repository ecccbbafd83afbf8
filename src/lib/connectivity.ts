/** A network without a way to the provider counts as online (HTML §9.1). */
export function isOffline(): boolean {
  return 'navigator' in globalThis && !navigator.onLine;
}

/**
 * Window event when the provider is back from maintenance, as the browser's `online` is for the
 * network.
 */
export const PROVIDER_BACK = 'wheelhouse:provider-back';
