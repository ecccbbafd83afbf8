import { credentialStatusColumn } from '@/components/record-page/credentials/credential-lists';
import { CREATED, nameColumn } from '@/components/lists/common-columns';
import type { Column } from '@/components/lists/list-props';
import type { Records } from '@/model/records';

export const applicationColumns: readonly Column<Records['application']>[] = [
  nameColumn('application'),
  credentialStatusColumn,
  { ...CREATED, width: 140, phone: 'second' },
];
