import { createContext } from 'react';

/** Whether rows of what is chosen from could not be read: then nothing is said to be none. */
export const PartlyReadContext = createContext(false);
