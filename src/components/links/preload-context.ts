import { createContext } from 'react';

/** Readies the screen of a path: its code and its reads. Cheap when all that is fresh already. */
export type Preload = (path: string) => void;

/** Filled by `app`, which knows the routes; until then nothing is preloaded. */
export const PreloadContext = createContext<Preload>(() => undefined);
