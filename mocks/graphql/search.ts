import { documentationAddress, documents } from '@mocks/provider/documents';
import { domainName } from '@mocks/provider/represent/view';
import { kinds, type Kind } from '@mocks/provider/kinds';
import type { World } from '@mocks/provider/world';
import { ownAccount, type Resolver } from '@mocks/graphql/asked';

interface Item {
  type: 'resource' | 'text' | 'container' | 'docs' | 'na';
  id: string | null;
  title: string;
  subtitle: string | null;
  url: string | null;
}

interface Group {
  title: string;
  items: Item[];
}

interface Sought {
  id: string;
  name?: string | null;
  status?: string;
}

/** Each kind's group title, as in the panel's navigation. */
const groupTitles = {
  server: 'Cloud Servers',
  server_group: 'Server Groups',
  image: 'Server Images',
  cloud_ip: 'Cloud IPs',
  load_balancer: 'Load Balancers',
  database_server: 'Cloud SQL Servers',
  database_snapshot: 'Cloud SQL Snapshots',
  volume: 'Volumes',
  api_client: 'API Clients',
} as const satisfies Partial<Record<Kind, string>>;

type SoughtKind = keyof typeof groupTitles;

const soughtKinds = Object.keys(groupTitles) as SoughtKind[];

/** Fields that are searched. A server's host name, interfaces and labels are added below. */
const fields = ['id', 'name', 'description', 'public_ipv4', 'public_ipv6', 'reverse_dns', 'serial'];

function rowsOf(world: World, kind: SoughtKind, account: string): readonly Sought[] {
  if (kind === 'image') return world.image.all().filter(({ owner }) => owner === account);
  return world[kind].by('account', account);
}

function wordsOf(world: World, kind: SoughtKind, row: Sought): string {
  const own = fields.map((field): unknown => Reflect.get(row, field));
  const ports = kind === 'server' ? world.interface.by('server', row.id) : [];
  const labels = kind === 'server' ? world.server.need(row.id).labels : {};
  return [
    ...own,
    ...(kind === 'server' || kind === 'server_group' ? [domainName(row.id)] : []),
    ...ports.flatMap((port) => [port.ipv4_address, port.ipv6_address]),
    ...Object.entries(labels).flat(),
  ]
    .filter((word) => typeof word === 'string')
    .join('\n')
    .toLowerCase();
}

/** Pages that belong to no record. */
const texts: readonly { title: string; subtitle: string; path: string }[] = [
  { title: 'Billing', subtitle: 'Card, balance and usage', path: 'billing/' },
  { title: 'Invoices', subtitle: 'What was billed, month by month', path: 'invoices/' },
  { title: 'Team', subtitle: 'Who works in this account', path: 'team/' },
  { title: 'Account settings', subtitle: 'Name, address, limits, API clients', path: 'settings/' },
];

/** Finds an account's items that have all words of the term, `first` a group. */
export const accountSearch: Resolver<{ accountId: string; term: string; first: number }> = (
  _source,
  { accountId, term, first },
  asked,
): Group[] => {
  const { core } = asked;
  if (core.recorded) return [];
  const account = ownAccount(asked, accountId).id;
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (text: string) =>
    words.length > 0 && words.every((word) => text.toLowerCase().includes(word));
  const at = (path: string) => `/accounts/${account}/${path}`;

  const records = soughtKinds.map((kind): Group => ({
    title: groupTitles[kind],
    items: rowsOf(core.world, kind, account)
      .filter((row) => row.status !== 'deleted' && matches(wordsOf(core.world, kind, row)))
      .slice(0, first)
      .map((row) => ({
        type: 'resource',
        id: row.id,
        title: row.name || row.id,
        subtitle: row.status ?? null,
        url: at(`${kind === 'api_client' ? 'settings/cli' : kinds[kind].collection}/${row.id}/`),
      })),
  }));
  const stored = core.world.orbit.account(account, core.clock.now()).containers.values();
  const containers = [...stored]
    .filter(({ name, isProvidersOwn }) => !isProvidersOwn && matches(name))
    .slice(0, first)
    .map(({ name, count }): Item => ({
      type: 'container',
      id: name,
      title: name,
      subtitle: `${count} objects`,
      url: at(`orbit/container/${encodeURIComponent(name)}/`),
    }));
  const pages = texts
    .filter(({ title, subtitle }) => matches(`${title} ${subtitle}`))
    .slice(0, first)
    .map(({ path, ...page }): Item => ({ type: 'text', id: null, ...page, url: at(path) }));
  // The company's provider has no documentation but the panel's help.
  const docs = (core.worldName === 'company' ? [] : documents)
    .filter(({ title, text }) => matches(`${title} ${text}`))
    .slice(0, first)
    .map(({ title, text, url }): Item => ({
      type: 'docs',
      id: null,
      title,
      subtitle: text,
      url: `${documentationAddress}${url}`,
    }));
  return [
    ...records,
    { title: 'Orbit Containers', items: containers },
    { title: 'Pages', items: pages },
    { title: 'Documentation', items: docs },
  ].filter(({ items }) => items.length > 0);
};
