import type { ReactNode } from 'react';

/** Words of the frame around every create form. */
export const words = {
  title: (noun: string) => `Create ${noun}`,
  start: {
    notFound: (id: ReactNode) => <>{id} was not found: nothing is taken over from it.</>,
    unreadable: (id: ReactNode) => <>{id} could not be read: nothing is taken over from it.</>,
  },
  zone: {
    label: 'Zone',
    any: 'Any zone',
    anyDetail: 'The provider chooses one.',
  },
  showAs: {
    title: 'Show as',
    show: 'Show',
  },
  summary: 'Summary',
  ready: (name: string) => `${name} is ready`,
};
