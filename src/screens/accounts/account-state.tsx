import { useEffect } from 'react';
import { useAccount } from '@/components/scope/account-context';
import { paths } from '@/model/paths';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link';
import { useAccountSwitcher } from './use-account-switcher';

function SwitchAccount() {
  return (
    <Button variant="primary" onClick={useAccountSwitcher()}>
      Switch account
    </Button>
  );
}

function OtherAccounts() {
  return (
    <>
      <SwitchAccount />
      <LinkButton to={paths.home}>Go to your account</LinkButton>
    </>
  );
}

/** For an account that is closed, terminated or deleted (spec 1 §4). */
function AccountUnusable({ status }: { readonly status: string }) {
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

/**
 * For an account whose team the user was removed from, or left in another window, while it was
 * open.
 */
function AccountLost({ name }: { readonly name: string }) {
  const { closeAll } = useDialogs();
  const title = `You are no longer a member of ${name}`;
  useAnnounced(title);
  // The requests of open dialogs would be refused.
  useEffect(closeAll, [closeAll]);
  return (
    <EmptyState
      level={1}
      icon="lock"
      title={title}
      actions={
        <>
          <SwitchAccount />
          <LinkButton to={paths.userAccounts}>See your accounts</LinkButton>
        </>
      }
    >
      Your membership has ended: nothing of this account can be shown or changed any more.
    </EmptyState>
  );
}

/** For an unknown account, or one that the user is no member of. */
function AccountNotFound() {
  const account = useAccount();
  return (
    <EmptyState level={1} icon="search" title="Not found" actions={<OtherAccounts />}>
      <p>
        There is no account <code>{account}</code>, or you are not a member of it.
      </p>
    </EmptyState>
  );
}

interface AccountStateProps {
  /** Status of an account that can no longer be used. */
  readonly status: string | undefined;
  /** Name of an account that the user was a member of. */
  readonly lastName: string | undefined;
}

/** Says why nothing of an account can be shown, and where else to turn. */
export function AccountState({ status, lastName }: AccountStateProps) {
  if (status !== undefined) return <AccountUnusable status={status} />;
  return lastName === undefined ? <AccountNotFound /> : <AccountLost name={lastName} />;
}
