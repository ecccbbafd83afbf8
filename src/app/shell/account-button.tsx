import { useSelector } from 'react-redux';
import { titleOf } from '@/model/title';
import { useAccountSwitcher } from '@/screens/accounts/use-account-switcher';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { Truncate } from '@/ui/truncate';
import styles from './top-bar.module.css';

/** Names the account on the screen, and opens the switcher. */
export function AccountButton({ account }: { account: string | undefined }) {
  const open = useAccountSwitcher();
  const record = useSelector((state: WithResources) =>
    account === undefined ? undefined : selectRecord(state, 'account', account),
  );
  const name = record === undefined ? (account ?? 'Accounts') : titleOf(record);
  return (
    <Button
      trailingIcon="chevron-down"
      className={styles.account}
      aria-haspopup="dialog"
      onClick={open}
    >
      <span className="visually-hidden">Switch account: </span>
      <Truncate text={name} />
    </Button>
  );
}
