import { credentialStatusColumn } from '@/components/credentials/credential-lists';
import type { Column } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { timeOf } from '@/lib/dates';
import type { Records } from '@/model/records';
import { titleOf } from '@/model/title';

export const applicationColumns: readonly Column<Records['application']>[] = [
  {
    id: 'name',
    label: 'Name',
    of: ['name'],
    cell: (application) => <NameCell kind="application" record={application} />,
    sortBy: titleOf,
    text: ({ name }) => name ?? '',
  },
  credentialStatusColumn,
  {
    id: 'created',
    label: 'Created',
    width: 140,
    phone: 'second',
    of: ['created_at'],
    cell: ({ created_at: created }, { now }) => <Created iso={created} now={now} />,
    sortBy: ({ created_at: created }) => timeOf(created),
    firstSort: 'descending',
    text: ({ created_at: created }) => created ?? '',
  },
];
