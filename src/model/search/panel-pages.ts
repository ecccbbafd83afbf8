import { paths } from '@/model/paths';

/** A screen of the panel that belongs to no record. */
export interface PanelPage {
  readonly title: string;
  /** Other words that find it. */
  readonly text: string;
  /** Path in an account. The user's own pages are the same in each. */
  readonly path: (account: string) => string;
}

/** Screens that the search finds by their titles (spec 1 §2, spec 2 §2, spec 3 §2). */
export const PANEL_PAGES: readonly PanelPage[] = [
  { title: 'Dashboard', text: 'home overview start', path: paths.account },
  { title: 'Cloud Servers', text: 'machines instances virtual compute list', path: paths.servers },
  {
    title: 'Create Cloud Server',
    text: 'new machine instance launch add start',
    path: (account) => paths.serverAdd(account),
  },
  {
    title: 'Server Groups',
    text: 'firewall policy rules security ports',
    path: paths.serverGroups,
  },
  {
    title: 'Create server group',
    text: 'new firewall policy add',
    path: paths.serverGroupAdd,
  },
  { title: 'Server Images', text: 'snapshots templates operating systems', path: paths.images },
  {
    title: 'Cloud IPs',
    text: 'public addresses ipv4 ipv6 reverse dns map network',
    path: paths.cloudIps,
  },
  { title: 'Create Cloud IP', text: 'new public address add', path: paths.cloudIpAdd },
  {
    title: 'Load Balancers',
    text: 'https certificate tls ssl acme listeners nodes network',
    path: paths.loadBalancers,
  },
  {
    title: 'Create load balancer',
    text: 'new https certificate add',
    path: (account) => paths.loadBalancerAdd(account),
  },
  { title: 'Cloud SQL', text: 'databases mysql postgresql', path: paths.databaseServers },
  {
    title: 'Create Cloud SQL server',
    text: 'new database mysql postgresql add',
    path: (account) => paths.databaseServerAdd(account),
  },
  {
    title: 'Cloud SQL Snapshots',
    text: 'database backups restore',
    path: paths.databaseSnapshots,
  },
  { title: 'Volumes', text: 'block storage disks', path: paths.volumes },
  { title: 'New Volume', text: 'create block storage disk add', path: paths.volumeAdd },
  {
    title: 'Orbit',
    text: 'object storage containers buckets files swift s3',
    path: paths.orbit,
  },
  { title: 'Create container', text: 'new orbit bucket add', path: paths.containerAdd },
  {
    title: 'Docker Registry',
    text: 'container repositories images tags podman',
    path: paths.registry,
  },
  { title: 'New Repository', text: 'create docker registry add', path: paths.repositoryAdd },
  { title: 'Billing', text: 'balance usage cost money card payment credit', path: paths.billing },
  { title: 'Invoices', text: 'bills receipts vat money', path: paths.billingInvoices },
  {
    title: 'Take Payment',
    text: 'make a payment pay balance money card',
    path: (account) => paths.billingPayment(account),
  },
  { title: 'Update Card', text: 'payment credit billing method', path: paths.billingCard },
  { title: 'Team', text: 'members collaborators people users roles', path: paths.team },
  {
    title: 'Invite a User',
    text: 'team member collaborator add',
    path: (account) => paths.teamInvite(account),
  },
  {
    title: 'Account Settings',
    text: 'name address vat two-factor requirement close account temporary url keys',
    path: paths.settings,
  },
  { title: 'Account Limits', text: 'quota increase ram usage', path: paths.settingsLimits },
  {
    title: 'API Access',
    text: 'api clients credentials secrets tokens cli terraform',
    path: paths.apiClients,
  },
  { title: 'Create API Client', text: 'new credentials secret add', path: paths.apiClientAdd },
  { title: 'Events', text: 'activity audit log history who did', path: paths.events },
  {
    title: 'Contact Support',
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
  {
    title: 'OAuth Applications',
    text: 'sign-in credentials secrets',
    path: () => paths.userApplications,
  },
];
