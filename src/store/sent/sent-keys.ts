import { dropKept } from '@/lib/kept';

/** Prefix of the notes of what was sent: then the user, then the form's address. */
export const SENT_PREFIX = 'wheelhouse.sent/';

/** Drops every note, except those of one user. */
export function dropAllSent(except?: string): void {
  dropKept('localStorage', SENT_PREFIX, except);
}
