import { use } from 'react';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { ExternalLink } from '@/ui/link';
import { words } from '../words';

export function DocumentationLink() {
  const { documentation } = use(DeploymentContext);
  return documentation === undefined ? null : (
    <ExternalLink href={documentation}>{words.page.documentation}</ExternalLink>
  );
}
