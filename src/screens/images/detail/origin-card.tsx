import type { ReactNode } from 'react';
import { whenKnown, NONE } from '@/components/records/absent';
import { PriceLabel } from '@/components/records/billing/price-label';
import { usePrices } from '@/components/records/billing/use-prices';
import { CreatedDate } from '@/components/records/created';
import { IdLink } from '@/components/records/links/record-link';
import { FactsSkeleton } from '@/components/records/page-skeleton';
import { useAccount } from '@/components/scope/account-scope';
import { formatSize } from '@/lib/sizes';
import { kindOfId } from '@/model/ids';
import { imageType } from '@/model/image/describe';
import { snapshotPrice } from '@/model/pricing/prices';
import type { ImageRecord } from '@/model/records/compute';
import { triggerLabel } from '@/model/snapshots/plan';
import { Card } from '@/ui/card';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { sizeLabel } from '@/screens/images/image-labels';
import { words } from '../words';

const LABELS = [
  words.list.type,
  words.about.source,
  words.about.madeFrom,
  words.about.owner,
  words.about.licence,
  words.about.fileSize,
  words.about.diskSize,
  words.about.leastMemory,
  words.about.created,
];

interface OriginCardProps {
  readonly image: ImageRecord;
  readonly now: number;
}

function Source({ source }: { readonly source: string }) {
  const kind = kindOfId(source);
  if (kind === 'server' || kind === 'volume') {
    return <IdLink kind={kind} id={source} />;
  }
  return <code>{source}</code>;
}

function ownerLabel({ owner, official }: ImageRecord, account: string): ReactNode {
  if (!owner) return '–';
  if (owner === account)
    return official === true ? words.about.thisAccountOfficial : words.about.thisAccount;
  return official === true ? words.list.official : <code>{owner}</code>;
}

/** A snapshot's cost by GB and month; none while it is being created. */
function SnapshotPrice({ bytes }: { readonly bytes: number | undefined }) {
  const prices = usePrices();
  return (
    <Definition label={words.about.price}>
      {bytes ? <PriceLabel price={snapshotPrice(prices, bytes)} /> : '–'}
    </Definition>
  );
}

export function OriginCard({ image, now }: OriginCardProps) {
  const account = useAccount();
  const { source, source_type: type, ancestor, owner } = image;
  const { created_at: created, min_ram: ram } = image;
  const licence = image.licence_name;
  const trigger = triggerLabel(image);
  return (
    <Card title={words.about.title} flush>
      <DefinitionGrid>
        <Definition label={words.list.type}>{imageType(image) ?? '–'}</Definition>
        {type === 'snapshot' && <Definition label={words.about.taken}>{trigger ?? '–'}</Definition>}
        <Definition label={words.about.source}>
          {whenKnown(source, (from) => (from ? <Source source={from} /> : NONE))}
        </Definition>
        <Definition label={words.about.madeFrom}>
          {whenKnown(ancestor, (from) => (from ? <IdLink kind="image" id={from} /> : NONE))}
        </Definition>
        <Definition label={words.about.owner}>{ownerLabel(image, account)}</Definition>
        <Definition label={words.about.licence}>
          {licence === undefined ? '–' : licence ? licence : NONE}
        </Definition>
        <Definition label={words.about.fileSize}>{sizeLabel(image.disk_size)}</Definition>
        {type === 'snapshot' && owner === account && <SnapshotPrice bytes={image.disk_size} />}
        <Definition label={words.about.diskSize}>{sizeLabel(image.virtual_size)}</Definition>
        <Definition label={words.about.leastMemory}>
          {ram === undefined ? '–' : ram === null ? NONE : formatSize(ram)}
        </Definition>
        <Definition label={words.about.created}>
          <CreatedDate iso={created} now={now} />
        </Definition>
      </DefinitionGrid>
    </Card>
  );
}

export function OriginOutline() {
  return <FactsSkeleton title={words.about.title} labels={LABELS} />;
}
