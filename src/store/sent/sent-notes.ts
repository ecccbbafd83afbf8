import { dropKept, isDropped, keep, readKept, tellKept } from '@/lib/kept';

const PREFIX = 'wheelhouse.sent/';

const WHERE = 'localStorage';

export function sentKey(user: string, route: string): string {
  return `${PREFIX}${user}${route}`;
}

/**
 * Texts of the notes on sent calls, by user and form's address. All windows share them, and
 * `followKept` reports changes.
 */
export interface SentNotes {
  read(user: string, route: string): string | undefined;
  /** Stores a text, or drops it. It outlives the page, if the browser has storage. */
  write(user: string, route: string, text?: string): void;
  dropAll(except?: string): void;
}

export function createSentNotes(): SentNotes {
  // Without the browser's storage, the notes belong to this window and end with it.
  const unkept = new Map<string, string>();
  return {
    read: (user, route) => {
      const key = sentKey(user, route);
      return unkept.get(key) ?? readKept(WHERE, key);
    },
    write: (user, route, text) => {
      const key = sentKey(user, route);
      unkept.delete(key);
      if (!keep(WHERE, key, text) && text !== undefined) unkept.set(key, text);
      tellKept(key);
    },
    dropAll: (except) => {
      for (const key of unkept.keys()) {
        if (isDropped(key, PREFIX, except)) unkept.delete(key);
      }
      dropKept(WHERE, PREFIX, except);
    },
  };
}
