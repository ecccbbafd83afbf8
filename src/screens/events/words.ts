import { formatCount } from '@/lib/text';

/** Words of the feed of events. */
export const words = {
  list: {
    findBy: 'text, name, ID',
    empty:
      'Actions in this account appear here, including automatic ones. Changes in Orbit aren’t included.',
    olderUnread: 'Couldn’t load older events',
    tryAgain: 'Try again',
    latest: (count: number) => `Showing the latest ${formatCount(count)} events`,
    event: 'Event',
    time: 'Time',
    apiClient: 'API Client',
  },
  /** Titles of the columns and filters. */
  facts: {
    actor: 'Actor',
    background: 'Background',
    resource: 'Resource',
    kind: 'Kind',
    action: 'Action',
    day: 'Day',
  },
  /** Adds the id, as two may have the same name. */
  mention: (name: string, id: string) => `${name} (${id})`,
  /** Names of the texts that a search finds. */
  foundIn: { event: 'event', action: 'action', actor: 'actor', resource: 'resource' },
};
