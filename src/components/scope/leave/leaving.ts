import { createContext } from 'react';

/**
 * Announces to a record's page that it is about to be left, or is not after all. Until then it
 * shows the record as it was. Otherwise a user who deleted the record would see "Not found".
 */
export const LeavingContext = createContext<(isLeaving: boolean) => void>(() => undefined);
