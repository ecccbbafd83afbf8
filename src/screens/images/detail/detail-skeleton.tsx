import { FactsSkeleton, PageSkeleton } from '@/components/records/page-skeleton';
import { SettingsSkeleton } from '@/components/settings/settings-card';
import { IMAGE_SETTINGS } from '../settings';

/** Those of every image. */
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

/** An image's page before it is known. */
export function DetailSkeleton({ id }: { readonly id: string }) {
  return (
    <PageSkeleton id={id} aside={<FactsSkeleton title="About this image" labels={LABELS} />}>
      <SettingsSkeleton settings={IMAGE_SETTINGS} />
    </PageSkeleton>
  );
}
