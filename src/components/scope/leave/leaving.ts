import { createContext } from 'react';

/**
 * Tells a record's page that it is about to be left, or that it isn't after all: until then it shows
 * the record as it was, and not that a record deleted by its reader is not found.
 */
export const LeavingContext = createContext<(isLeaving: boolean) => void>(() => undefined);
