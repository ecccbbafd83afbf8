import { createContext, use, useCallback } from 'react';
import type { UploadEngine } from '@/store/transfers/open-engine';
import type { Uploads } from '@/store/transfers/uploads';

/** Uploads from `app`: files live beside the store. */
export const UploadsContext = createContext<Uploads | undefined>(undefined);

/** Returns a function that gives the engine a command. Throws outside the panel. */
export function useUploads(): (command: (engine: UploadEngine) => void) => void {
  const uploads = use(UploadsContext);
  if (uploads === undefined) throw new Error('useUploads needs an UploadsContext above it');
  return useCallback((command) => void uploads.engine().then(command), [uploads]);
}
