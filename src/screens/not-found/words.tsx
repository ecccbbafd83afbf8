import type { ReactNode } from 'react';

/** Words of the 'Not found' page. */
export const words = {
  title: 'Not found',
  why: { type: 'Unknown resource type', kind: 'Unknown resource kind' },
  text: (link: ReactNode) => <>There’s nothing at this address. {link}</>,
  goToAccount: 'Go to your account',
  missingId: 'Error in react-router?',
};
