import { createContext } from 'react';

/** Prefetches a path's code and data. */
export type Preload = (path: string) => void;

/** Filled by `app`, which knows the routes. */
export const PreloadContext = createContext<Preload>(() => undefined);
