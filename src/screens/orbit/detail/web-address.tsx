import { use } from 'react';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { isSite, webAddress } from '@/model/container/web';
import type { ContainerRecord } from '@/model/records/storage';
import { Card } from '@/ui/card';
import { CodeLine } from '@/ui/copy-button';
import { ExternalLink } from '@/ui/link';
import { Stack } from '@/ui/page/columns';

export function WebAddress({ container }: { readonly container: ContainerRecord }) {
  const { orbit } = use(DeploymentContext);
  const site = isSite(container);
  if (!site && container.web_listings !== true) return null;
  const address = webAddress(orbit, container);
  return (
    <Card title={site ? 'Static site' : 'Public listings'}>
      <Stack gap="s">
        <CodeLine text={address} what="the address" />
        <ExternalLink href={address}>{site ? 'Open the site' : 'Open the listings'}</ExternalLink>
      </Stack>
    </Card>
  );
}
