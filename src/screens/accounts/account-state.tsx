import { useEffect } from 'react';
import { useAccount } from '@/components/scope/account-scope';
import { paths } from '@/model/paths';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link';
import { useAccountSwitcher } from './use-account-switcher';
import { words } from './words';

function SwitchAccount() {
  return (
    <Button variant="primary" onClick={useAccountSwitcher()}>
      {words.switcher.title}
    </Button>
  );
}

function OtherAccounts() {
  return (
    <>
      <SwitchAccount />
      <LinkButton to={paths.home}>{words.state.goToAccount}</LinkButton>
    </>
  );
}

function AccountUnusable({ status }: { readonly status: string }) {
  return (
    <EmptyState
      level={1}
      icon="lock"
      title={words.state.unusableTitle(status)}
      actions={<OtherAccounts />}
    >
      {words.state.unusable}
    </EmptyState>
  );
}

function AccountLost({ name }: { readonly name: string }) {
  const { closeAll } = useDialogs();
  const title = words.state.lostTitle(name);
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
          <LinkButton to={paths.userAccounts}>{words.state.seeAccounts}</LinkButton>
        </>
      }
    >
      {words.state.lost}
    </EmptyState>
  );
}

function AccountNotFound() {
  const account = useAccount();
  return (
    <EmptyState
      level={1}
      icon="search"
      title={words.state.notFoundTitle}
      actions={<OtherAccounts />}
    >
      <p>{words.state.notFound(<code>{account}</code>)}</p>
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
