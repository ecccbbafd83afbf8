import { createContext } from 'react';

export interface Pick {
  readonly pickFiles: () => void;
  readonly pickFolder: () => void;
}

export const PickContext = createContext<Pick>({
  pickFiles: () => undefined,
  pickFolder: () => undefined,
});
