import { createContext } from 'react';

/**
 * Finds the address that the reader's own traffic comes from (spec 2 §2: an optional look-up); it
 * resolves with undefined when that fails, and never rejects. Undefined where none is configured.
 */
export type FindClientAddress = () => Promise<string | undefined>;

/** Given by `app` when the configuration names who can tell. */
export const ClientAddressContext = createContext<FindClientAddress | undefined>(undefined);
