import type { ReactNode } from 'react';

/** Words of the frame around every create form. */
export const words = {
  title: (noun: string) => `Create ${noun}`,
  start: {
    notFound: (id: ReactNode) => <>{id} wasn’t found, so nothing is copied from it.</>,
    unreadable: (id: ReactNode) => <>Couldn’t load {id}, so nothing is copied from it.</>,
  },
  zone: {
    label: 'Zone',
    any: 'Any zone',
    anyDetail: 'We’ll choose one.',
  },
  showAs: {
    title: 'Show as',
    show: 'Show',
  },
  change: 'Change',
  changeOf: (section: string) => `Change: ${section}`,
  summary: 'Summary',
  ready: (name: string) => `${name} is ready`,
};
