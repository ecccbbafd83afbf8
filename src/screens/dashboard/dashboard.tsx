import { useAccount } from '@/components/scope/account-context';
import { useList } from '@/components/scope/data/use-list';
import { Page } from '@/components/records/page/page';
import { CreateMenu } from './create-menu';
import { Overview } from './overview';

/** What an account has, costs and asks for (spec 2 §2 "Dashboard"). */
export default function Dashboard() {
  const account = useAccount();
  // For what needs attention, which is fetched meanwhile.
  useList('server');
  return (
    <Page title="Dashboard" actions={<CreateMenu account={account} />}>
      <Overview key={account} />
    </Page>
  );
}
