import { Page } from '@/components/page/page';
import { EmptyState } from '@/ui/empty-state';

/** Replaces screens that are not built. */
export function NotBuilt({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState title="Not built yet" icon="tasks">
        This part of the panel isn't there yet.
      </EmptyState>
    </Page>
  );
}
