import { createWords, LISTED_KINDS, type ListedKind, listWords } from '@/model/pages';
import { paths } from '@/model/paths';

export interface PanelPage {
  readonly title: string;
  readonly text: string;
  readonly path: (account: string) => string;
}

function kindPages(kind: ListedKind): readonly PanelPage[] {
  const { crumb: title, words: text } = listWords(kind);
  const list = { title, text, path: (account: string) => paths.list(kind, account) };
  const create = createWords(kind);
  if (create === undefined) return [list];
  return [
    list,
    { title: create.title, text: create.words, path: (account) => paths.add(kind, account) },
  ];
}

export const PANEL_PAGES: readonly PanelPage[] = [
  { title: 'Dashboard', text: 'home overview start', path: paths.account },
  ...LISTED_KINDS.flatMap(kindPages),
  {
    title: 'Docker Registry',
    text: 'container repositories images tags podman',
    path: paths.registry,
  },
  { title: 'Create repository', text: 'create docker registry add', path: paths.repositoryAdd },
  { title: 'Billing', text: 'balance usage cost money card payment credit', path: paths.billing },
  { title: 'Invoices', text: 'bills receipts vat money', path: paths.billingInvoices },
  {
    title: 'Take payment',
    text: 'make a payment pay balance money card',
    path: (account) => paths.billingPayment(account),
  },
  { title: 'Update card', text: 'payment credit billing method', path: paths.billingCard },
  {
    title: 'Account Settings',
    text: 'name address vat two-factor requirement close account temporary url keys',
    path: paths.settings,
  },
  { title: 'Account Limits', text: 'quota increase ram usage', path: paths.settingsLimits },
  { title: 'Events', text: 'activity audit log history who did', path: paths.events },
  {
    title: 'Contact support',
    text: 'help ticket message',
    path: (account) => paths.support(account),
  },
  {
    title: 'User Settings',
    text: 'profile name email address ssh key password two-factor security',
    path: () => paths.user,
  },
  { title: 'Accounts', text: 'switch own collaborations', path: () => paths.userAccounts },
  {
    title: 'Change password',
    text: 'security sign-in',
    path: () => paths.editor('user', '', '', 'change-password'),
  },
  {
    title: 'Two-factor authentication',
    text: 'security otp authenticator sign-in',
    path: () => paths.editor('user', '', '', 'two-factor'),
  },
];
