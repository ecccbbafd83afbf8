/** Words of leaving a page, a country and a theme. */
export const words = {
  leave: {
    unsaved: {
      title: 'Leave without saving?',
      body: 'What you changed here has not been saved yet.',
      confirmLabel: 'Leave',
      cancelLabel: 'Keep editing',
    },
    sent: {
      title: 'Leave while this is under way?',
      body: 'It has been sent and goes on without this page. You will be told how it ends.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
    },
    unknown: {
      title: 'Leave this page?',
      body: 'What you sent may have gone through. What you typed here is lost.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
    },
    now: {
      title: 'Leave now?',
      /** docs/product/live-updates.md#leaving */
      pending: 'There are pending API calls - please wait until these are cleared',
      uploads: 'Files are still being uploaded. Those that have not arrived yet are given up.',
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
