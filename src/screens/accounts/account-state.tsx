import { useEffect } from 'react';
import { useAccount } from '@/components/scope/account-scope';
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
  readonly status: string | undefined;
  readonly lastName: string | undefined;
}

export function AccountState({ status, lastName }: AccountStateProps) {
  if (status !== undefined) return <AccountUnusable status={status} />;
  return lastName === undefined ? <AccountNotFound /> : <AccountLost name={lastName} />;
}
