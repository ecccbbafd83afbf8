import { FactsSkeleton, PageSkeleton } from '@/components/records/page-skeleton';
import { SettingsSkeleton } from '@/components/settings/settings-card';
import { IMAGE_SETTINGS } from '../settings';

/** An image's page before it is known. */
export function DetailSkeleton({ id }: { readonly id: string }) {
  return (
    <PageSkeleton
      id={id}
      aside={
        <FactsSkeleton title="About this image" labels={['Type', 'Source', 'Owner', 'Created']} />
      }
    >
      <SettingsSkeleton settings={IMAGE_SETTINGS} />
    </PageSkeleton>
  );
}
