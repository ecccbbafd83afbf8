import { Page } from '@/components/page/page';
import { EmptyState } from '@/ui/empty-state';

/** An honest page in the place of screens that aren't there yet. */
export function NotBuilt({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState title="Not built yet" icon="tasks">
        This part of the panel isn't there yet.
      </EmptyState>
    </Page>
  );
}
