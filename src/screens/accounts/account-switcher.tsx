import { type KeyboardEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { DroppedRows } from '@/components/lists/list-notes';
import { RecordBadge } from '@/components/records/record-status';
import { hasFailed, useKnownList } from '@/components/scope/data/use-list';
import { useLeave } from '@/components/scope/leave/use-leave';
import { entryOf } from '@/lib/values';
import { isInactive, isUsable, switcherAccounts, switcherFilters } from '@/model/account/status';
import { paths } from '@/model/paths';
import type { AccountRecord } from '@/model/records/people';
import { titleOf } from '@/model/title';
import { selectAccounts, selectCurrentAccountId } from '@/store/accounts/accounts-slice';
import { selectPreferences } from '@/store/preferences/preferences-slice';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { useAnnounced } from '@/ui/announcer';
import { Avatar } from '@/ui/avatar';
import { CheckboxField } from '@/ui/checkbox-field';
import { Tag } from '@/ui/badges';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { isPlainPress, LinkButton, PanelLink } from '@/ui/link';
import { SearchField } from '@/ui/search-field';
import { Skeleton } from '@/ui/skeleton';
import { Truncate } from '@/ui/tooltip';
import { AccountsUnreadable } from './account-gate';
import styles from './account-switcher.module.css';
import { words } from './words';

interface AccountRowProps {
  readonly account: AccountRecord;
  readonly current: boolean;
  /** Called for a plain press only. */
  readonly onChoose: (account: AccountRecord) => void;
}

function AccountRow({ account, current, onChoose }: AccountRowProps) {
  const { id, status } = account;
  const title = titleOf(account);
  const content = (
    <>
      <Avatar id={id} name={title} shape="square" />
      <span className={styles.words}>
        <span className={styles.name}>
          <Truncate text={title} />
        </span>
        <span className={styles.id}>{id}</span>
      </span>
      {current && <Tag tone="grey">{words.switcher.current}</Tag>}
      {status !== undefined && <RecordBadge record={{ status }} />}
    </>
  );
  if (!isUsable(account)) return <div className={styles.row}>{content}</div>;
  return (
    <PanelLink
      to={paths.account(id)}
      className={styles.row}
      aria-current={current || undefined}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onChoose(account);
      }}
    >
      {content}
    </PanelLink>
  );
}

function filterAccounts(
  accounts: readonly AccountRecord[],
  typed: string,
): readonly AccountRecord[] {
  const terms = typed.toLocaleLowerCase('en-GB').split(/\s+/).filter(Boolean);
  return accounts.filter(({ id, name = '', status = '' }) => {
    const text = `${name} ${id} ${status}`.toLocaleLowerCase('en-GB');
    return terms.every((term) => text.includes(term));
  });
}

/** By last use, given by `history`; what cannot be chosen comes last. */
function recentFirst(
  accounts: readonly AccountRecord[],
  history: readonly string[],
): readonly AccountRecord[] {
  const ranks = new Map(history.map((id, rank) => [id, rank]));
  const rank = (account: AccountRecord) =>
    isUsable(account) ? (ranks.get(account.id) ?? history.length) : history.length + 1;
  return accounts.toSorted((one, other) => rank(one) - rank(other));
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export function AccountSwitcher({ close }: DialogProps<never>) {
  const { status, accounts } = useSelector(selectAccounts);
  const known = useKnownList('account');
  const { accountHistory } = useSelector(selectPreferences);
  const current = useSelector(selectCurrentAccountId);
  const [typed, setTyped] = useState('');
  const [withInactive, setWithInactive] = useState(false);
  const leave = useLeave('account');
  const navigate = useNavigate();
  const rows = useRef<HTMLDivElement>(null);

  const listed = recentFirst(switcherAccounts(accounts, withInactive), accountHistory);
  const found = filterAccounts(listed, typed);
  const isPartlyRead = known.dropped.length > 0;
  const isUnread = hasFailed(known);
  const query = typed.trim();
  const isNone = accounts.length > 0 && found.length === 0 && !(isPartlyRead && query === '');
  const noneFound = query === '' ? words.switcher.noneActive : words.switcher.noneMatch(query);
  useAnnounced(isNone && noneFound);

  function choose({ id }: AccountRecord) {
    close();
    if (id !== current) void leave(() => void navigate(paths.account(id)));
  }

  function step(event: KeyboardEvent) {
    const by = entryOf(STEPS, event.key);
    if (by === undefined) return;
    const links = [...(rows.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = links[at < 0 && by < 0 ? links.length - 1 : at + by];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <DialogFrame
      title={words.switcher.title}
      onClose={() => close()}
      actions={
        <LinkButton to={paths.signUpAdditionalAccount} icon="plus" onClick={() => close()}>
          {words.switcher.createAccount}
        </LinkButton>
      }
    >
      <div ref={rows} className={styles.switcher} onKeyDown={step} role="presentation">
        {switcherFilters(accounts) && (
          <SearchField
            label={words.switcher.filter}
            placeholder={words.switcher.filterHint}
            value={typed}
            onValue={setTyped}
            autoFocus
          />
        )}
        {accounts.some(isInactive) && (
          <CheckboxField
            label={words.switcher.showInactive}
            checked={withInactive}
            onChange={(event) => setWithInactive(event.currentTarget.checked)}
          />
        )}
        {accounts.length > 0 && <DroppedRows source={known} />}
        <ul className={styles.accounts} aria-label={words.switcher.accounts}>
          {found.map((account) => (
            <li key={account.id}>
              <AccountRow account={account} current={account.id === current} onChoose={choose} />
            </li>
          ))}
        </ul>
        {accounts.length === 0 && isFirstReadPending(status) && !isUnread && (
          <>
            <p className="visually-hidden">{words.switcher.reading}</p>
            <Skeleton />
          </>
        )}
        {accounts.length === 0 && (isUnread || isPartlyRead) && <AccountsUnreadable level={2} />}
        {isNone && <p className="muted">{noneFound}</p>}
      </div>
    </DialogFrame>
  );
}
