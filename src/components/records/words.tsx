import type { ReactNode } from 'react';

/** Words that the pages of all resources share. */
export const words = {
  page: {
    reading: (title: string) => `Loading ${title}`,
    creating: (title: string) => `Creating ${title}`,
    rename: 'Rename',
    locked: 'Locked',
    id: 'the ID',
    idOf: (id: string) => `the ID ${id}`,
    none: 'none',
    more: (count: number) => `+${String(count)} more`,
    documentation: 'Read the documentation',
    exactTime: (local: string, utc: string) => `${local} (${utc})`,
    ago: (time: string) => `(${time})`,
  },
  types: {
    memory: 'RAM',
    cores: 'Cores',
    disk: 'Disk',
    monthly: '£ a month',
    hourly: '£ an hour',
    /** `price` is by the month. */
    choice: (title: string, handle: string, detail: string, price: string | undefined) =>
      [`${title} ${handle}`, detail, price && `${price} a month`].filter(Boolean).join(', '),
  },
  cost: {
    title: 'Cost',
    total: 'Total',
    month: 'A month',
    hour: 'An hour',
    aMonth: 'a month',
    anHour: (price: ReactNode) => <>{price} an hour</>,
  },
  limits: {
    increase: 'Request increase',
    increaseOf: (limit: string) => `Request increase of ${limit}`,
  },
  missing: {
    title: 'Not found',
    text: (noun: string, name: ReactNode, isInAccount: boolean) =>
      isInAccount ? (
        <>
          We couldn’t find {noun} {name} in this account. It may have been deleted.
        </>
      ) : (
        <>
          We couldn’t find {noun} {name}. It may have been deleted.
        </>
      ),
    all: (plural: string) => `All ${plural}`,
  },
  failure: {
    title: (noun: string, isOfNetwork: boolean) =>
      isOfNetwork
        ? `Error accessing this ${noun}, please check your network connection`
        : `Error accessing this ${noun}`,
    readBefore: 'Showing earlier data',
    online: 'Your network connection works',
    noAnswer: 'No answer from the provider.',
    answered: (messages: string) => `The provider answered: ${messages}`,
    ours: (messages: string) => `${messages}.`,
    offline: 'It will load when you’re back online.',
    status: 'System status',
    fieldsUnread: (fields: string, noun: string) =>
      `Couldn’t fully load some fields of this ${noun}, so you can’t change them: ${fields}`,
    tryAgain: 'Try again',
    tryNow: 'Try again now',
    trying: 'Trying again…',
    tryingIn: (seconds: number) => `Trying again in ${String(seconds)} s`,
  },
  billing: {
    failed: 'There was a problem accessing the billing data, please check back later',
    support: 'Contact support',
    request: (account: string) => `The billing data of ${account} doesn’t load.`,
    unread: 'couldn’t load',
  },
  maintenance: {
    title: 'Down for maintenance',
    text: 'Your work is safe. This closes when the API is back.',
  },
};
