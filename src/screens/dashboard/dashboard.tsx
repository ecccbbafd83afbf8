import { Page } from '@/components/records/page/page';
import { useAccount } from '@/components/scope/account-scope';
import { useList } from '@/components/scope/data/use-list';
import { useKnownAccount } from '@/components/scope/data/use-record';
import { pendingProblem } from '@/model/account/status';
import { paths } from '@/model/paths';
import { ActionMenu } from '@/ui/action-menu';
import { Overview } from './overview';
import { words } from './words';

/** Leads to the create page of each kind; a pending account must activate first. */
function CreateMenu({ account }: { readonly account: string }) {
  const record = useKnownAccount();
  return (
    <ActionMenu
      label={words.create.label}
      trigger={words.create.label}
      disabledReason={pendingProblem(record)}
      items={[
        {
          id: 'server',
          label: words.create.server,
          icon: 'server',
          href: paths.serverAdd(account),
        },
        {
          id: 'group',
          label: words.create.serverGroup,
          icon: 'group',
          href: paths.add('server_group', account),
        },
        {
          id: 'cloud_ip',
          label: words.create.cloudIp,
          icon: 'globe',
          href: paths.add('cloud_ip', account),
        },
        {
          id: 'load_balancer',
          label: words.create.loadBalancer,
          icon: 'load-balancer',
          href: paths.loadBalancerAdd(account),
        },
        {
          id: 'database_server',
          label: words.create.databaseServer,
          icon: 'database',
          href: paths.databaseServerAdd(account),
        },
        {
          id: 'volume',
          label: words.create.volume,
          icon: 'volume',
          href: paths.add('volume', account),
        },
        {
          id: 'container',
          label: words.create.container,
          icon: 'orbit',
          href: paths.add('container', account),
        },
      ]}
    />
  );
}

export default function Dashboard() {
  const account = useAccount();
  // Needed for the attention card, which is being fetched.
  useList('server');
  return (
    <Page title={words.title} actions={<CreateMenu account={account} />}>
      <Overview key={account} />
    </Page>
  );
}
