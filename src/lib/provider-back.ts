/**
 * Window event when the provider is back from maintenance, as the browser's `online` is for the
 * network.
 */
export const PROVIDER_BACK = 'wheelhouse:provider-back';
