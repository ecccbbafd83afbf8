import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '@/components/scope/account-scope';
import { useLeave } from '@/components/scope/leave/use-leave';
import { useLogOut } from '@/components/scope/leave/use-log-out';
import { themeActions, useTheme } from '@/components/scope/use-theme';
import { switcherAccounts } from '@/model/account/status';
import { KINDS } from '@/model/kinds';
import { createWords, LISTED_KINDS } from '@/model/pages';
import { paths } from '@/model/paths';
import { PANEL_PAGES } from '@/model/search/panel-pages';
import { titleOf } from '@/model/title';
import {
  NO_ACCOUNT,
  selectAccounts,
  selectCurrentAccountId,
} from '@/store/accounts/accounts-slice';
import type { Action } from '@/ui/action-menu';
import type { IconName } from '@/ui/icon';
import type { Row, RowGroup } from './found-rows';
import { words } from './words';

type Made = readonly [label: string, icon: IconName, to: (account: string) => string];

const REPOSITORY: Made = [words.commands.createRepository, 'registry', paths.repositoryAdd];

const MADE: readonly Made[] = LISTED_KINDS.flatMap((kind): Made[] => {
  const create = createWords(kind);
  if (create === undefined) return [];
  const made: Made = [create.button, KINDS[kind].icon, (account) => paths.add(kind, account)];
  return kind === 'container' ? [made, REPOSITORY] : [made];
});

function actionRow(action: Action): Row {
  const { id, label, icon = 'link', section = '' } = action;
  const row = { id: `command ${id}`, icon, label, words: section };
  if ('onAction' in action) return { ...row, run: action.onAction };
  return action.href.startsWith('/') ? { ...row, to: action.href } : { ...row, href: action.href };
}

interface CommandOptions {
  readonly help: readonly Action[];
  readonly showKeys: () => void;
}

export function useCommands({ help, showKeys }: CommandOptions): readonly RowGroup[] {
  const account = useAccount();
  const navigate = useNavigate();
  const { accounts } = useSelector(selectAccounts);
  const current = useSelector(selectCurrentAccountId);
  const leave = useLeave('account');
  const [theme, chooseTheme] = useTheme();
  const logOut = useLogOut();

  const create: readonly Row[] =
    account === NO_ACCOUNT
      ? []
      : MADE.map(([label, icon, to]) => ({
          id: `create ${label}`,
          icon,
          label,
          words: words.typed.create,
          to: to(account),
        }));
  const made = new Set(create.map((row) => 'to' in row && row.to));
  const pages = PANEL_PAGES.map(({ title, text, path }): Row & { readonly to: string } => ({
    id: `page ${title}`,
    icon: 'chevron-right',
    label: title,
    words: words.typed.page(text),
    to: path(account),
  })).filter(({ to }) => !made.has(to) && (account !== NO_ACCOUNT || to.startsWith('/user/')));
  const others: readonly Row[] = switcherAccounts(accounts, false)
    .filter(({ id }) => id !== current)
    .map((each) => ({
      id: `account ${each.id}`,
      icon: 'switch',
      label: words.commands.switchTo(titleOf(each)),
      words: words.typed.switchTo,
      note: each.id,
      to: paths.account(each.id),
      run: () => void leave(() => void navigate(paths.account(each.id))),
    }));
  const own: readonly Row[] = [
    {
      id: 'create application',
      icon: 'plus',
      label: words.commands.createApplication,
      words: words.typed.createApplication,
      to: paths.applicationAdd,
    },
    {
      id: 'create account',
      icon: 'plus',
      label: words.commands.createAccount,
      words: words.typed.createAccount,
      to: paths.signUpAdditionalAccount,
    },
    {
      id: 'log out',
      icon: 'sign-out',
      label: words.commands.logOut,
      words: words.typed.logOut,
      run: logOut,
    },
  ];
  const groups: readonly Omit<RowGroup, 'isCommands'>[] = [
    { id: 'create', title: words.commands.create, rows: create },
    { id: 'pages', title: words.commands.goTo, rows: pages },
    { id: 'accounts', title: words.commands.accounts, rows: others },
    {
      id: 'theme',
      title: words.commands.theme,
      rows: themeActions(theme, chooseTheme).map(actionRow),
    },
    {
      id: 'help',
      title: words.commands.help,
      rows: [
        {
          id: 'keys',
          icon: 'info',
          label: words.commands.showKeys,
          words: words.typed.showKeys,
          run: showKeys,
        },
        ...help.map(actionRow),
      ],
    },
    { id: 'own', title: words.commands.you, rows: own },
  ];
  return groups.map((group) => ({ ...group, isCommands: true }));
}
