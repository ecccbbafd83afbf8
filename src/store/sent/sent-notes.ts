import { dropKept, isDropped, keep, readKept, tellKept } from '@/lib/kept';

const PREFIX = 'wheelhouse.sent/';

const WHERE = 'localStorage';

/** Key of a note in the browser's storage: events of other windows name it. */
export function sentKey(user: string, route: string): string {
  return `${PREFIX}${user}${route}`;
}

/** Texts of the notes of what was sent, by user and form's address. All windows share them, and `followKept` tells of changes. */
export interface SentNotes {
  read(user: string, route: string): string | undefined;
  /** Keeps a text, or none. It outlives the page, unless the browser keeps nothing. */
  write(user: string, route: string, text?: string): void;
  /** Drops every note, except those of one user. */
  dropAll(except?: string): void;
}

/** Creates the notes of one window. */
export function createSentNotes(): SentNotes {
  // Without the browser's storage they are this window's alone, and end with it.
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
