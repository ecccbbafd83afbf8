import { useMemo } from 'react';
import { nameColumn, STATUS, textColumn } from '@/components/lists/columns';
import { statusFacet } from '@/components/lists/facet-menu';
import { ResourceList } from '@/components/lists/list-page';
import type { Column } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { RecordBadge } from '@/components/records/record-status';
import { useList, useListSource } from '@/components/scope/data/use-list';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { formatSize } from '@/lib/sizes';
import { formatCount } from '@/lib/text';
import { allowanceOf, leftLabel } from '@/model/account/allowance';
import { ACCOUNT_VERBS } from '@/model/account/verbs';
import type { Lookup } from '@/model/facts';
import { paths } from '@/model/paths';
import type { Records } from '@/model/records/records';
import type { SearchField } from '@/model/search-text';
import { Tag } from '@/ui/badges';
import { LinkButton } from '@/ui/link';
import { words } from '../words';

type Account = Records['account'];

export function accountColumns(user: string): readonly Column<Account>[] {
  const role = ({ owner }: Account) => {
    if (owner === undefined) return '';
    return owner === user ? words.accounts.owner : words.accounts.collaborator;
  };
  const isDefault = ({ id }: Account, lookup: Lookup) =>
    lookup.get('user', user)?.default_account === id;
  const free = (account: Account) => leftLabel(allowanceOf(account, 'memory'), 0, formatSize);
  return [
    {
      ...nameColumn('account'),
      cell: (account, context) => (
        <NameCell
          kind="account"
          record={account}
          badges={isDefault(account, context) && <Tag tone="grey">{words.accounts.default}</Tag>}
        />
      ),
    },
    { ...STATUS, cell: (account) => <RecordBadge record={account} /> },
    textColumn(words.accounts.role, role, {
      id: 'role',
      width: 124,
      phone: 'second',
      of: ['owner'],
    }),
    textColumn(words.accounts.freeRam, free, {
      id: 'ram',
      width: 164,
      phone: 'second',
      of: ['ram_limit', 'ram_used'],
      sortBy: (account) => allowanceOf(account, 'memory').left ?? -1,
      firstSort: 'descending',
    }),
    {
      id: 'servers',
      label: words.accounts.servers,
      width: 124,
      from: 1000,
      align: 'end',
      of: ['servers_used'],
      cell: ({ servers_used: used }) => (used === undefined ? '' : formatCount(used)),
      sortBy: ({ servers_used: used }) => used ?? -1,
      firstSort: 'descending',
      text: ({ servers_used: used }) => (used === undefined ? '' : String(used)),
    },
  ];
}

const FACETS = [statusFacet];

const searchFields = ({ id, name, status }: Records['account']): readonly SearchField[] => [
  ['id', id],
  ['name', name],
  ['status', status],
];

export function CreateAccount() {
  return (
    <LinkButton variant="primary" icon="plus" to={paths.signUpAdditionalAccount}>
      {words.accounts.create}
    </LinkButton>
  );
}

export function Accounts() {
  const user = useOwnId();
  // The collaborations of the user in accounts of others, to leave them.
  useList('collaboration');
  const columns = useMemo(() => accountColumns(user), [user]);
  return (
    <ResourceList
      source={useListSource('account')}
      findBy={words.common.findBy}
      columns={columns}
      facets={FACETS}
      searchFields={searchFields}
      verbs={ACCOUNT_VERBS}
      create={<CreateAccount />}
      empty={<p>{words.accounts.empty}</p>}
    />
  );
}
