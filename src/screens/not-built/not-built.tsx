import { DocumentationLink } from '@/components/links/documentation-link';
import { Page } from '@/components/page/page';
import { useTrail } from '@/components/page/use-trail';
import { EmptyState } from '@/ui/empty-state';

/** Replaces screens that are not built. */
export default function NotBuilt() {
  const { title } = useTrail();
  return (
    <Page title={title}>
      <EmptyState title="Not built yet" icon="tasks" actions={<DocumentationLink />}>
        <p>This part of the panel isn't there yet.</p>
      </EmptyState>
    </Page>
  );
}
