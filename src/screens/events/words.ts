import { formatCount } from '@/lib/text';

/** Words of the feed of events. */
export const words = {
  list: {
    findBy: 'words, name, id',
    empty:
      "What you and others do in this account is told here, and what happens by itself. Changes in Orbit aren't among it.",
    olderUnread: 'Older events could not be read',
    tryAgain: 'Try again',
    latest: (count: number) => `These are the latest ${formatCount(count)} events`,
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
