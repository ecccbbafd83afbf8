import { use } from 'react';
import { KeptHeightsContext } from '@/components/records/page-shape';
import { PageSkeleton } from '@/components/records/page-skeleton';
import { SettingsSkeleton } from '@/components/settings/settings-card';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { DIRECTIONS, DIRECTION_LABELS } from '../firewall/direction-labels';
import { GROUP_SETTINGS } from '../settings';

const CARDS = ['Servers', 'Cloud IPs'];

/** A group's page before it is known. */
export function GroupSkeleton({ id }: { readonly id: string }) {
  return (
    <PageSkeleton
      id={id}
      aside={
        <>
          <SettingsSkeleton settings={GROUP_SETTINGS} />
          {CARDS.map((title) => (
            <Card key={title} title={title}>
              <Skeleton width="short" />
            </Card>
          ))}
        </>
      }
    >
      {DIRECTIONS.slice(0, use(KeptHeightsContext) ? undefined : 1).map((direction) => (
        <Card key={direction} title={DIRECTION_LABELS[direction].rules}>
          <Skeleton />
        </Card>
      ))}
    </PageSkeleton>
  );
}
