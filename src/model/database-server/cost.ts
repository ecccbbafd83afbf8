import { formatSize } from '@/lib/sizes';
import { sumOf } from '@/lib/numbers';
import { counted } from '@/lib/text';
import { isEmpty, knownSize } from '@/model/database-snapshot/rules';
import type { Lookup } from '@/model/facts';
import type { CostPart } from '@/model/pricing/cost';
import {
  cloudIpPrice,
  databaseTypePrice,
  type PriceList,
  snapshotPrice,
  times,
} from '@/model/pricing/prices';
import type { DatabaseServerRecord } from '@/model/records/databases';
import type { Records } from '@/model/records/records';

type Snapshots = readonly Records['database_snapshot'][] | undefined;

function ownPart(
  list: PriceList,
  { database_server_type: id }: DatabaseServerRecord,
  facts: Lookup,
) {
  const type = id ? facts.get('database_type', id) : undefined;
  return {
    label: 'Server',
    price: type === undefined ? ('unread' as const) : databaseTypePrice(list, type),
  };
}

function cloudIpsPart(list: PriceList, { cloud_ips: ips }: DatabaseServerRecord): CostPart {
  if (ips === undefined) return { label: 'Cloud IP', price: 'unread' };
  const label = ips.length > 1 ? counted(ips.length, 'cloud IP') : 'Cloud IP';
  return { label, price: ips.length === 0 ? 'none' : times(cloudIpPrice(list), ips.length) };
}

function snapshotsPart(list: PriceList, snapshots: Snapshots): CostPart {
  if (snapshots === undefined) return { label: 'Snapshots', price: 'unread' };
  const bytes = sumOf(snapshots.filter((each) => !isEmpty(each)).map(knownSize));
  if (bytes === undefined) return { label: 'Snapshots', price: 'unread' };
  if (bytes === 0) return { label: 'Snapshots', price: 'none' };
  return { label: `Snapshots, ${formatSize(bytes)}`, price: snapshotPrice(list, bytes) };
}

export function databaseCost(
  list: PriceList,
  server: DatabaseServerRecord,
  snapshots: Snapshots,
  facts: Lookup,
): readonly CostPart[] {
  return [ownPart(list, server, facts), cloudIpsPart(list, server), snapshotsPart(list, snapshots)];
}
