import { createContext } from 'react';

export type Preload = (path: string) => void;

export const PreloadContext = createContext<Preload>(() => undefined);
