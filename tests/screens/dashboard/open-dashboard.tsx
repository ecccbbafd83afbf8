import Dashboard from '@/screens/dashboard/dashboard';
import { loadAttention } from '@/screens/dashboard/load-parts';
import { accounts } from '@/store/accounts/accounts-slice';
import { openPage } from '../../components/open-page';

// It comes beside the screen.
await loadAttention();

/** Shows the dashboard of an account. */
export async function openDashboard(
  account = 'acc-demo1',
  options: Partial<Parameters<typeof openPage>[0]> = {},
) {
  const at = `/accounts/${account}/`;
  const element = (
    <main>
      <Dashboard />
    </main>
  );
  const opened = await openPage({ at, routes: [{ path: at, element }], ...options });
  opened.store.dispatch(accounts.actions.entered(account));
  return opened;
}
