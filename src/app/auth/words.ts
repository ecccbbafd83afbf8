/** Words before the panel: loading, no answer, and a panel that is missing or broken. */
export const words = {
  session: {
    signInTitle: (product: string) => `Sign in · ${product}`,
    loading: 'Loading',
    noAnswerTitle: (product: string) => `${product} can’t reach the provider`,
    systemStatus: 'System status',
  },
  panel: {
    missingTitle: (product: string) => `Couldn’t load ${product}`,
    missing:
      'There may be a new version, or you may be offline. Nothing in your account has changed.',
    offline: 'You’re offline. It will load when you reconnect.',
    brokenTitle: (product: string) => `Something went wrong in ${product}`,
    broken: 'Your unsaved form input is kept (except passwords).',
    reloadLabel: 'Reload',
  },
};
