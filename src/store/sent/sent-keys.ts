import { dropKept } from '@/lib/kept';

/** Prefix of the notes of what was sent: then the user, then the form's address. */
export const SENT_PREFIX = 'wheelhouse.sent/';

/** Notes by their keys where the browser keeps none: they are this window's alone, and end with it. */
export const unkept = new Map<string, string>();

/** Drops every note, except those of one user. */
export function dropAllSent(except?: string): void {
  for (const key of unkept.keys()) {
    if (except === undefined || !key.startsWith(`${SENT_PREFIX}${except}/`)) unkept.delete(key);
  }
  dropKept('localStorage', SENT_PREFIX, except);
}
