import { useAccount } from '@/components/scope/account-scope';
import { paths } from '@/model/paths';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { LinkButton } from '@/ui/link';
import { ReadFailure } from '@/components/records/page/read-failure';
import { words } from '../words';
import type { useBilling } from './use-billing';

export function BillingFailure({
  billing: { status, error, refresh },
}: Pick<ReturnType<typeof useBilling>, 'billing'>) {
  const account = useAccount();
  return (
    <ReadFailure
      title={words.billing.failed}
      error={error}
      busy={isFirstReadPending(status)}
      onRetry={refresh}
      partial={false}
      level={2}
      further={
        <LinkButton to={paths.support(account, words.billing.request(account))}>
          {words.billing.support}
        </LinkButton>
      }
    />
  );
}

export function Unread() {
  return <span className="muted">{words.billing.unread}</span>;
}
