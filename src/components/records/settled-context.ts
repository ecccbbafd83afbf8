import { createContext } from 'react';

/** Whether a record's own read has ended: a field that is absent by then is not on its way. */
export const SettledContext = createContext(false);
