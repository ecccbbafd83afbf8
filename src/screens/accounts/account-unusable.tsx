import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link';
import { paths } from '@/model/paths';
import { useAccountSwitcher } from './use-account-switcher';

/** In the place of the screens of an account that is closed, terminated or deleted (spec 1 §4). */
export function AccountUnusable({ status }: { readonly status: string }) {
  return (
    <EmptyState
      level={1}
      icon="lock"
      title={`This account is ${status}`}
      actions={<OtherAccounts />}
    >
      Nothing of it can be shown or changed any more.
    </EmptyState>
  );
}

/** For an account that there isn't, or that the user is not a member of. */
export function AccountNotFound({ account }: { readonly account: string }) {
  return (
    <EmptyState level={1} icon="search" title="Not found" actions={<OtherAccounts />}>
      <p>
        There is no account <code>{account}</code>, or you are not a member of it.
      </p>
    </EmptyState>
  );
}

function OtherAccounts() {
  const open = useAccountSwitcher();
  return (
    <>
      <Button variant="primary" onClick={open}>
        Switch account
      </Button>
      <LinkButton to={paths.home}>Go to your account</LinkButton>
    </>
  );
}
