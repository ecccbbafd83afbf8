import { type PropsWithChildren, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { droppedMessage, unreadableMessage } from '@/components/lists/list-notes';
import { ReadFailure } from '@/components/records/page/read-failure';
import { useAccount } from '@/components/scope/account-scope';
import { hasFailed, useKnownList } from '@/components/scope/data/use-list';
import { lazyPart } from '@/lib/lazy-part';
import { isInactive } from '@/model/account/status';
import { paths } from '@/model/paths';
import type { AccountRecord } from '@/model/records/people';
import { titleOf } from '@/model/title';
import { NO_ACCOUNT } from '@/store/accounts/accounts-slice';
import { selectPreferences, type WithPreferences } from '@/store/preferences/preferences-slice';
import {
  selectList,
  selectRecord,
  selectRecordStatus,
} from '@/store/resources/resources-selectors';
import { unreadableRows, type WithResources } from '@/store/resources/resources-state';
import { selectHasSignedIn } from '@/store/session/session-slice';
import { EmptyState } from '@/ui/empty-state';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { LinkButton } from '@/ui/link';
import { Skeleton } from '@/ui/skeleton';
import { words } from './words';

interface AccountsUnreadableProps {
  readonly level: 1 | 2;
  readonly account?: string;
}

export function AccountsUnreadable({ level, account }: AccountsUnreadableProps) {
  const known = useKnownList('account');
  const { status, error, nouns, dropped, refresh } = known;
  const failed = hasFailed(known);
  return (
    <ReadFailure
      level={level}
      title={failed ? unreadableMessage(nouns) : droppedMessage(nouns, dropped)}
      namesNetwork={failed}
      error={error}
      busy={status === 'loading' || status === 'refreshing'}
      onRetry={refresh}
      partial={false}
    >
      {account !== undefined && <p>{words.gate.mayBeUnread(<code>{account}</code>)}</p>}
    </ReadFailure>
  );
}

const AccountState = lazyLayer(
  lazyPart(async () => ({ default: (await import('./account-state')).AccountState })),
);

const PendingDialog = lazyLayer(
  lazyPart(async () => ({ default: (await import('./pending-dialog')).PendingDialog })),
);

const PENDING = 'pending';

type Known = WithResources & WithPreferences & Parameters<typeof selectHasSignedIn>[0];

/**
 * Before the accounts are read, only one that was used in this browser counts as the user's. Just
 * after a sign-in none does: the user may be another.
 */
function membership(
  state: Known,
  account: string,
): 'theirs' | 'unknown' | 'unreadable' | 'missing' {
  const list = selectList(state, 'account', NO_ACCOUNT);
  const { status, error, ids } = list;
  if (ids.includes(account) || selectRecordStatus(state, 'account', account).full) return 'theirs';
  if (status === 'loaded' || status === 'refreshing') {
    return unreadableRows(list).length > 0 ? 'unreadable' : 'missing';
  }
  const mayBeAnother = selectHasSignedIn(state);
  const wasUsed = !mayBeAnother && selectPreferences(state).accountHistory.includes(account);
  // The screens themselves report what they cannot read.
  return wasUsed || error !== undefined ? 'theirs' : 'unknown';
}

function useLastName(account: string, record: AccountRecord | undefined): string | undefined {
  const [last, setLast] = useState<{ readonly account: string; readonly name: string }>();
  const name = record && titleOf(record);
  const isNew = last?.account !== account || last.name !== name;
  if (name !== undefined && isNew) setLast({ account, name });
  return last?.account === account ? last.name : undefined;
}

/** Shows an account's screens if it is usable, which is assumed where it was used before. */
export function AccountGate({ children }: PropsWithChildren) {
  const account = useAccount();
  const [search, setSearch] = useSearchParams();
  const record = useSelector((state: Known) => selectRecord(state, 'account', account));
  const known = useSelector((state: Known) => membership(state, account));
  const lastName = useLastName(account, record);

  function closePending() {
    setSearch(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete(PENDING);
        return rest;
      },
      { replace: true },
    );
  }

  const status = record && isInactive(record) ? record.status : undefined;
  if (status !== undefined || known === 'missing') {
    return (
      <LayerHost waiting={<Skeleton />}>
        <AccountState status={status} lastName={lastName} />
      </LayerHost>
    );
  }
  if (known === 'unreadable') return <AccountsUnreadable level={1} account={account} />;
  if (known === 'unknown') return <Skeleton />;
  return (
    <>
      {children}
      {search.has(PENDING) && (
        <LayerHost>
          <PendingDialog onClose={closePending} />
        </LayerHost>
      )}
    </>
  );
}

export function NoAccount() {
  return (
    <EmptyState
      level={1}
      icon="user"
      title={words.noAccount.title}
      actions={
        <LinkButton variant="primary" to={paths.signUpNext}>
          {words.noAccount.continueLabel}
        </LinkButton>
      }
    >
      {words.noAccount.text}
    </EmptyState>
  );
}
