import { useList } from '@/components/data/use-list';
import { Page } from '@/components/page/page';
import { CurrentResourceUsage } from './resource-usage';

/** What an account has, costs and asks for (spec 2 §2 "Dashboard"). */
export default function Dashboard() {
  useList('server');
  return (
    <Page title="Dashboard">
      <CurrentResourceUsage />
    </Page>
  );
}
