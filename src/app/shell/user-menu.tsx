import { useSelector } from 'react-redux';
import { useLogOut } from '@/components/leave/use-log-out';
import { themeActions } from '@/components/theme/theme-actions';
import { useTheme } from '@/components/theme/use-theme';
import { paths } from '@/model/paths';
import { selectCurrentUser } from '@/store/accounts/accounts-selectors';
import { ActionMenu } from '@/ui/action-menu';

/** User Settings, accounts, OAuth Applications, Logout (spec 1 §2), and the theme. */
export function UserMenu() {
  const user = useSelector(selectCurrentUser);
  const [theme, chooseTheme] = useTheme();
  const logOut = useLogOut();
  // The person's name heads the menu; until it is known the places alone do.
  const section = user?.name ?? 'You';
  return (
    <ActionMenu
      label="User menu"
      icon="user"
      items={[
        { id: 'settings', label: 'User Settings', icon: 'settings', href: paths.user, section },
        { id: 'accounts', label: 'Accounts', icon: 'team', href: paths.userAccounts, section },
        {
          id: 'applications',
          label: 'OAuth Applications',
          icon: 'registry',
          href: paths.userApplications,
          section,
        },
        ...themeActions(theme, chooseTheme),
        { id: 'log-out', label: 'Logout', icon: 'sign-out', section: 'Session', onAction: logOut },
      ]}
    />
  );
}
