import { use } from 'react';
import { ExternalLink } from '@/ui/link';
import { DeploymentContext } from '@/components/scope/deployment-context';

/** Nothing if no documentation is configured. */
export function DocumentationLink() {
  const { documentation } = use(DeploymentContext);
  return documentation === undefined ? null : (
    <ExternalLink href={documentation}>Read the documentation</ExternalLink>
  );
}
