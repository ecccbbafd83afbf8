import { createContext } from 'react';

/** Some rows could not be read: an empty list does not mean none. */
export const PartlyReadContext = createContext(false);
