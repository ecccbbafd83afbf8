import { useSelector } from 'react-redux';
import { lazyPart } from '@/lib/lazy-part';
import { selectHasTransfers } from '@/store/transfers/transfers-slice';
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
