import { nameColumn, STATUS } from '@/components/lists/common-columns';
import type { Column } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { RecordBadge } from '@/components/records/record-status';
import { formatCount } from '@/lib/text';
import { allowanceOf, leftLabel } from '@/model/account/allowance';
import type { Lookup } from '@/model/facts';
import type { Records } from '@/model/records';
import { formatSize } from '@/lib/sizes';
import { Tag } from '@/ui/chip';

type Account = Records['account'];

/** Makes the columns of the accounts of a user: My role (spec 1 §6), and what is left of each. */
export function accountColumns(user: string): readonly Column<Account>[] {
  const role = ({ owner }: Account) =>
    owner === undefined ? '' : owner === user ? 'Owner' : 'Collaborator';
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
          badges={isDefault(account, context) && <Tag tone="grey">Default</Tag>}
        />
      ),
    },
    { ...STATUS, cell: (account) => <RecordBadge record={account} /> },
    {
      id: 'role',
      label: 'My role',
      width: 124,
      phone: 'second',
      of: ['owner'],
      cell: role,
      sortBy: role,
      text: role,
    },
    {
      id: 'ram',
      label: 'Free RAM',
      width: 164,
      phone: 'second',
      of: ['ram_limit', 'ram_used'],
      cell: free,
      sortBy: (account) => allowanceOf(account, 'memory').left ?? -1,
      firstSort: 'descending',
      text: free,
    },
    {
      id: 'servers',
      label: 'Cloud Servers',
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
