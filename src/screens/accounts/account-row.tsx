import { RecordBadge } from '@/components/records/record-status';
import type { AccountRecord } from '@/model/account/record';
import { isUsable } from '@/model/account/usable';
import { titleOf } from '@/model/title';
import { paths } from '@/model/paths';
import { Avatar } from '@/ui/avatar';
import { Tag } from '@/ui/chip';
import { isPlainPress, PanelLink } from '@/ui/link';
import { Truncate } from '@/ui/truncate';
import styles from './account-switcher.module.css';

interface AccountRowProps {
  readonly account: AccountRecord;
  readonly current: boolean;
  /** Called for a plain press only. */
  readonly onChoose: (account: AccountRecord) => void;
}

/** An account of the switcher; a link if it can be chosen (spec 1 §3). */
export function AccountRow({ account, current, onChoose }: AccountRowProps) {
  const { id, status } = account;
  const title = titleOf(account);
  const words = (
    <>
      <Avatar id={id} name={title} shape="square" />
      <span className={styles.words}>
        <span className={styles.name}>
          <Truncate text={title} />
        </span>
        <span className={styles.id}>{id}</span>
      </span>
      {current && <Tag tone="grey">Current</Tag>}
      {status !== undefined && <RecordBadge record={{ status }} />}
    </>
  );
  if (!isUsable(account)) return <div className={styles.row}>{words}</div>;
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
      {words}
    </PanelLink>
  );
}
