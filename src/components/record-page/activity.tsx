import { lazyPart } from '@/lib/lazy-part';
import { isStored, type Kind, KINDS } from '@/model/kinds';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';

const load = lazyPart(() => import('@/components/activity/events/activity-card'));
const ActivityCard = lazyLayer(async () => ({ default: (await load()).ActivityCard }));

/** Whether events tell of a kind: not of what Orbit keeps, nor to all accounts of a user alike. */
export function hasActivity(kind: Kind): boolean {
  return KINDS[kind].scoped === true && !isStored(kind);
}

/** What has happened to a record. It stands last, and so needs nothing to hold its place. */
export function Activity({ kind, id }: { readonly kind: Kind; readonly id: string }) {
  if (!hasActivity(kind)) return null;
  return (
    <LayerHost>
      <ActivityCard id={id} />
    </LayerHost>
  );
}
