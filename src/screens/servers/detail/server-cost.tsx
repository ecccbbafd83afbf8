import { CostCard } from '@/components/records/billing/cost-card';
import { usePrices } from '@/components/records/billing/use-prices';
import { FullRecord } from '@/components/scope/data/full-record';
import { useLookup } from '@/components/scope/data/lookup';
import { useList } from '@/components/scope/data/use-list';
import type { ServerRecord } from '@/model/records/compute';
import { serverCost } from '@/model/server/cost';

/** Reads the images with their sizes, which a server's snapshots lack; renders nothing. */
function SnapshotSizes() {
  useList('image');
  return null;
}

export function ServerCost({ server }: { readonly server: ServerRecord }) {
  const prices = usePrices();
  const lookup = useLookup();
  const { image: made, snapshots } = server;
  const image = made ? lookup.get('image', made) : undefined;
  return (
    <>
      {/* Read for its licence, which an official image's name already shows. */}
      {made && image?.official !== true && <FullRecord kind="image" id={made} />}
      {snapshots !== undefined && snapshots.length > 0 && <SnapshotSizes />}
      <CostCard parts={serverCost(prices, server, lookup)} />
    </>
  );
}
