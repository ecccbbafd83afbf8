import { use } from 'react';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { ExternalLink } from '@/ui/link';

export function DocumentationLink() {
  const { documentation } = use(DeploymentContext);
  return documentation === undefined ? null : (
    <ExternalLink href={documentation}>Read the documentation</ExternalLink>
  );
}
