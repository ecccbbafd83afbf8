import { createContext } from 'react';

/** Opens the browser's dialogs for picking files to upload. */
export interface Pick {
  readonly pickFiles: () => void;
  readonly pickFolder: () => void;
}

/** Filled by `UploadArea`. */
export const PickContext = createContext<Pick>({
  pickFiles: () => undefined,
  pickFolder: () => undefined,
});
