import { createContext } from 'react';

/** Has people pick what is uploaded. */
export interface Pick {
  readonly pickFiles: () => void;
  readonly pickFolder: () => void;
}

/** Filled by `UploadArea`. */
export const PickContext = createContext<Pick>({
  pickFiles: () => undefined,
  pickFolder: () => undefined,
});
