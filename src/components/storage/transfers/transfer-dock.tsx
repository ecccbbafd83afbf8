import { createContext, use, useCallback } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '@/lib/lazy-part';
import type { UploadEngine } from '@/store/transfers/open-engine';
import { selectHasTransfers } from '@/store/transfers/transfers-slice';
import type { Uploads } from '@/store/transfers/uploads';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';

const load = lazyPart(() => import('./transfer-panel'));
const TransferPanel = lazyLayer(async () => ({ default: (await load()).TransferPanel }));

export function TransferDock() {
  if (!useSelector(selectHasTransfers)) return null;
  return (
    <LayerHost>
      <TransferPanel />
    </LayerHost>
  );
}

/** Uploads from `app`: files live beside the store. */
export const UploadsContext = createContext<Uploads | undefined>(undefined);

/** Returns a function that gives the engine a command. Throws outside the panel. */
export function useUploads(): (command: (engine: UploadEngine) => void) => void {
  const uploads = use(UploadsContext);
  if (uploads === undefined) throw new Error('useUploads needs an UploadsContext above it');
  return useCallback((command) => void uploads.engine().then(command), [uploads]);
}
