import { memo } from 'react';
import { useSelector } from 'react-redux';
import type { Config } from '@/app/config';
import { TasksButton } from '@/components/activity/calls/tasks-button';
import { useReportProblem } from '@/components/failure/report/use-report-problem';
import { PersonAvatar } from '@/components/records/person-avatar';
import { DeploymentMark } from '@/components/scope/deployment-mark';
import { useLogOut } from '@/components/scope/leave/use-log-out';
import { themeActions, useTheme } from '@/components/scope/use-theme';
import { SearchButton } from '@/components/search/palette/search-button';
import { paths } from '@/model/paths';
import { RELEASE } from '@/model/release';
import { useAccountSwitcher } from '@/screens/accounts/use-account-switcher';
import { selectCurrentUser } from '@/store/accounts/accounts-slice';
import { type Action, ActionMenu } from '@/ui/action-menu';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { Truncate } from '@/ui/tooltip';
import { ConnectionIndicator } from './connection-indicator';
import styles from './top-bar.module.css';
import { words } from './words';

type AccountButtonProps = Pick<TopBarProps, 'account' | 'name'>;

function AccountButton({ account, name = account ?? words.bar.accounts }: AccountButtonProps) {
  const open = useAccountSwitcher();
  return (
    <Button
      variant="quiet"
      trailingIcon="switch"
      className={styles.account}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Avatar plain id={account ?? ''} name={name} shape="square" />
      <span className="visually-hidden">{words.bar.switchAccountMark}</span>
      <Truncate text={name} />
    </Button>
  );
}

function useHelp(links: Config['links'], account: string | undefined): Action[] {
  const report = useReportProblem();
  const outside: Action[] = (
    [
      ['documentation', words.bar.help.documentation, 'book'],
      ['status', words.bar.help.status, 'clock'],
      ['changelog', words.bar.help.changelog, 'list'],
    ] as const
  ).flatMap(([id, label, icon]) => {
    const href = links[id];
    return href === undefined ? [] : [{ id, label, icon, href, section: RELEASE }];
  });
  const own = { id: 'report', label: words.bar.help.report, icon: 'error' } as const;
  const all: Action[] = [...outside, { ...own, onAction: report, section: RELEASE }];
  if (account === undefined) return all;
  const support = { id: 'support', label: words.bar.help.support, icon: 'chat' } as const;
  return [...all, { ...support, href: paths.support(account), section: RELEASE }];
}

interface HelpMenuProps {
  readonly links: Config['links'];
  readonly account: string | undefined;
}

export function HelpMenu({ links, account }: HelpMenuProps) {
  const items = useHelp(links, account);
  return <ActionMenu inBar label={words.bar.help.label} icon="help" items={items} />;
}

export function UserMenu() {
  const user = useSelector(selectCurrentUser);
  const [theme, chooseTheme] = useTheme();
  const logOut = useLogOut();
  const section = user?.name ?? words.bar.user.you;
  return (
    <ActionMenu
      inBar
      label={words.bar.user.label}
      icon="user"
      face={user && <PersonAvatar plain id={user.id} name={section} email={user.email_address} />}
      items={[
        {
          id: 'settings',
          label: words.bar.user.settings,
          icon: 'settings',
          href: paths.user,
          section,
        },
        {
          id: 'accounts',
          label: words.bar.accounts,
          icon: 'team',
          href: paths.userAccounts,
          section,
        },
        {
          id: 'applications',
          label: words.bar.user.applications,
          icon: 'registry',
          href: paths.userApplications,
          section,
        },
        ...themeActions(theme, chooseTheme),
        {
          id: 'log-out',
          label: words.bar.user.logOut,
          icon: 'sign-out',
          section: words.bar.user.session,
          onAction: logOut,
        },
      ]}
    />
  );
}

interface TopBarProps {
  readonly config: Config;
  readonly account: string | undefined;
  readonly name: string | undefined;
}

export const TopBar = memo(function TopBar({ config, account, name }: TopBarProps) {
  const help = useHelp(config.links, account);
  return (
    <div className={styles.bar}>
      <AccountButton account={account} name={name} />
      <SearchButton className={styles.search} account={account} help={help} />
      <div className={styles.end}>
        {config.mark !== undefined && <DeploymentMark className={styles.mark} {...config.mark} />}
        <ConnectionIndicator />
        <TasksButton />
        <HelpMenu links={config.links} account={account} />
        <UserMenu />
      </div>
    </div>
  );
});
