/** Words of screens whose code is missing or broken. */
export const words = {
  partMissing: 'Couldn’t load part of the panel',
  screen: {
    offline: {
      title: 'This page isn’t available offline',
      text: 'It will load when you reconnect.',
    },
    missing: {
      title: 'Couldn’t load this page',
      text: 'There may be a new version, or you may be offline.',
    },
    broken: {
      title: 'Something went wrong on this page',
      text: 'The rest of the panel still works.',
    },
    reloadLabel: 'Reload',
  },
};
