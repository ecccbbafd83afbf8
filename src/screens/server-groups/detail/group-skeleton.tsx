import { PageSkeleton } from '@/components/records/page-skeleton';
import { SettingsSkeleton } from '@/components/settings/settings-card';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { GROUP_SETTINGS } from '../settings';

/** A group's page before it is known. */
export function GroupSkeleton({ id }: { readonly id: string }) {
  return (
    <PageSkeleton
      id={id}
      aside={
        <>
          <SettingsSkeleton settings={GROUP_SETTINGS} />
          <Card title="Servers">
            <Skeleton width="short" />
          </Card>
        </>
      }
    >
      <Card title="Inbound rules">
        <Skeleton />
      </Card>
    </PageSkeleton>
  );
}
