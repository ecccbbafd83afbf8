import { useLocation } from 'react-router-dom';
import { DocumentationLink } from '@/components/links/documentation-link';
import { Page } from '@/components/page/page';
import { useTrail } from '@/components/page/use-trail';
import { EmptyState } from '@/ui/empty-state';
import { MEANWHILE } from './meanwhile';

/** The first part of a path below the account, or below the root. */
function areaOf(pathname: string): string {
  const [scope, , area] = pathname.split('/').filter(Boolean);
  return (scope === 'accounts' ? area : scope) ?? '';
}

/** Replaces screens that are not built, and says what to use meanwhile. */
export default function NotBuilt() {
  const { title } = useTrail();
  return (
    <Page title={title}>
      <EmptyState title="Not built yet" icon="tasks" actions={<DocumentationLink />}>
        <p>This part of the panel isn't there yet. {MEANWHILE[areaOf(useLocation().pathname)]}</p>
      </EmptyState>
    </Page>
  );
}
