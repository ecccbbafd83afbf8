import { formatSize } from '@/lib/sizes';
import { sumOf } from '@/lib/numbers';
import { counted } from '@/lib/text';
import type { Lookup } from '@/model/facts';
import type { CostPart } from '@/model/pricing/cost';
import {
  cloudIpPrice,
  type PriceList,
  serverPrice,
  snapshotPrice,
  times,
  total,
  volumePrice,
} from '@/model/pricing/prices';
import type { ServerRecord } from '@/model/records/compute';
import { isWindows } from '@/model/windows';

function allKnown<T>(
  ids: readonly string[] | undefined,
  find: (id: string) => T | undefined,
): readonly T[] | undefined {
  const found = ids?.flatMap((id) => find(id) ?? []);
  return found?.length === ids?.length ? found : undefined;
}

function ownPart(list: PriceList, server: ServerRecord, facts: Lookup): CostPart {
  const { image: made, server_type: type } = server;
  const image = made ? facts.get('image', made) : undefined;
  const known = type ? facts.get('server_type', type) : undefined;
  // Only the image shows if there is a licence.
  const isKnown = known !== undefined && (image !== undefined || made === null);
  const label = image !== undefined && isWindows(image) ? 'Server with Windows licence' : 'Server';
  return { label, price: isKnown ? serverPrice(list, known, image) : 'unread' };
}

function volumesPart(list: PriceList, { volumes }: ServerRecord, facts: Lookup): CostPart {
  const all = allKnown(volumes, (id) => facts.get('volume', id));
  if (all === undefined) return { label: 'Volumes', price: 'unread' };
  // A local volume is included in the server's price (docs/product/billing.md#volume-price).
  const paid = all.filter(({ storage_type: storage }) => storage !== 'local');
  if (paid.length === 0) return { label: 'Volumes', price: 'none' };
  const bytes = sumOf(paid.map(({ size }) => size));
  return {
    label: bytes === undefined ? 'Volumes' : `Volumes, ${formatSize(bytes)}`,
    price: total(paid.map((volume) => volumePrice(list, volume))),
  };
}

function cloudIpsPart(list: PriceList, { cloud_ips: ips }: ServerRecord): CostPart {
  if (ips === undefined) return { label: 'Cloud IP', price: 'unread' };
  const label = ips.length > 1 ? counted(ips.length, 'cloud IP') : 'Cloud IP';
  return { label, price: ips.length === 0 ? 'none' : times(cloudIpPrice(list), ips.length) };
}

/** Estimated: a snapshot's file grows and shrinks with the next ones. */
function snapshotsPart(list: PriceList, { snapshots }: ServerRecord, facts: Lookup): CostPart {
  if (snapshots?.length === 0) return { label: 'Snapshots', price: 'none' };
  const sizes = allKnown(snapshots, (id) => facts.get('image', id)?.disk_size);
  if (sizes === undefined) return { label: 'Snapshots', price: 'unread' };
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes === 0) return { label: 'Snapshots', price: 'none' };
  return { label: `Snapshots, about ${formatSize(bytes)}`, price: snapshotPrice(list, bytes) };
}

export function serverCost(
  list: PriceList,
  server: ServerRecord,
  facts: Lookup,
): readonly CostPart[] {
  return [
    ownPart(list, server, facts),
    volumesPart(list, server, facts),
    cloudIpsPart(list, server),
    snapshotsPart(list, server, facts),
  ];
}
