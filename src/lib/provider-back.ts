/** What the window is told when the provider is back from maintenance, as the browser tells it `online`. */
export const PROVIDER_BACK = 'wheelhouse:provider-back';
