/** Words before the panel: loading, no answer, and a panel that is missing or broken. */
export const words = {
  session: {
    signInTitle: (product: string) => `Sign in · ${product}`,
    loading: 'Loading',
    noAnswerTitle: (product: string) => `${product} cannot reach the provider`,
    systemStatus: 'System Status',
  },
  panel: {
    missingTitle: (product: string) => `${product} could not be loaded`,
    missing: 'There may be a new version, or you may be offline. Nothing of yours has changed.',
    offline: 'You are offline. It is loaded as soon as the network is back.',
    brokenTitle: (product: string) => `Something went wrong in ${product}`,
    broken: 'Your unsaved form input is kept (except passwords).',
    reloadLabel: 'Reload',
  },
};
