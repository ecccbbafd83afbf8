import type { ReactNode } from 'react';
import { sizeLabel } from '@/screens/images/image-labels';
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

const TITLE = 'About this image';

const LABELS = [
  'Type',
  'Source',
  'Made from',
  'Owner',
  'Licence',
  'Size of the file',
  'Size of the disk',
  'Least memory',
  'Created',
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
  if (owner === account) return official === true ? 'This account, official' : 'This account';
  return official === true ? 'Official' : <code>{owner}</code>;
}

/** A snapshot's cost by GB and month; none while it is being created. */
function SnapshotPrice({ bytes }: { readonly bytes: number | undefined }) {
  const prices = usePrices();
  return (
    <Definition label="Price a month">
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
    <Card title={TITLE} flush>
      <DefinitionGrid>
        <Definition label="Type">{imageType(image) ?? '–'}</Definition>
        {type === 'snapshot' && <Definition label="Taken">{trigger ?? '–'}</Definition>}
        <Definition label="Source">
          {whenKnown(source, (from) => (from ? <Source source={from} /> : NONE))}
        </Definition>
        <Definition label="Made from">
          {whenKnown(ancestor, (from) => (from ? <IdLink kind="image" id={from} /> : NONE))}
        </Definition>
        <Definition label="Owner">{ownerLabel(image, account)}</Definition>
        <Definition label="Licence">
          {licence === undefined ? '–' : licence ? licence : NONE}
        </Definition>
        <Definition label="Size of the file">{sizeLabel(image.disk_size)}</Definition>
        {type === 'snapshot' && owner === account && <SnapshotPrice bytes={image.disk_size} />}
        <Definition label="Size of the disk">{sizeLabel(image.virtual_size)}</Definition>
        <Definition label="Least memory">
          {ram === undefined ? '–' : ram === null ? NONE : formatSize(ram)}
        </Definition>
        <Definition label="Created">
          <CreatedDate iso={created} now={now} />
        </Definition>
      </DefinitionGrid>
    </Card>
  );
}

export function OriginOutline() {
  return <FactsSkeleton title={TITLE} labels={LABELS} />;
}
