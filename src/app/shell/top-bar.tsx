import { TasksButton } from '@/components/calls/tasks-button';
import type { Config } from '../config';
import { AccountButton } from './account-button';
import { ConnectionMark } from './connection-mark';
import { HelpMenu } from './help-menu';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu';

interface TopBarProps {
  readonly config: Config;
  readonly account: string | undefined;
}

/** Which account it is, whether what is shown is live, what is under way, help, and oneself. */
export function TopBar({ config, account }: TopBarProps) {
  return (
    <>
      <AccountButton account={account} />
      <div className={styles.end}>
        {account !== undefined && <ConnectionMark />}
        <TasksButton />
        <HelpMenu links={config.links} account={account} />
        <UserMenu />
      </div>
    </>
  );
}
