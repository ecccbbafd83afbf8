/** Words of leaving a page, a country and a theme. */
export const words = {
  leave: {
    unsaved: {
      title: 'Leave without saving?',
      body: 'Your changes will be lost.',
      confirmLabel: 'Leave',
      cancelLabel: 'Keep editing',
    },
    sent: {
      title: 'Leave while this is in progress?',
      body: 'It was sent and continues without this page. We’ll show you the result.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
    },
    unknown: {
      title: 'Leave this page?',
      body: 'Your request may have gone through. What you typed here will be lost.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
    },
    now: {
      title: 'Leave now?',
      /** docs/product/live-updates.md#leaving */
      pending: 'There are pending API calls - please wait until these are cleared',
      uploads: 'Files are still uploading. Unfinished uploads will be cancelled.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
    },
  },
  country: {
    label: 'Country',
    choose: 'Select your country',
    common: 'Common countries',
    others: 'Other countries',
  },
  theme: {
    section: 'Theme',
    system: 'System theme',
    light: 'Light theme',
    dark: 'Dark theme',
    current: (theme: string) => `${theme} (current)`,
  },
};
