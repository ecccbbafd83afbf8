import type { AccountNested, UserNested } from '@/wire/people';
import type { AccountRow, UserRow } from '@mocks/provider/rows';
import { head, type View } from '@mocks/provider/represent/view';

export const accountNested = (view: View, row: AccountRow): AccountNested => ({
  ...head(view, 'account', row.id),
  name: row.name,
  status: row.status,
});

export const userNested = (view: View, row: UserRow): UserNested => ({
  ...head(view, 'user', row.id),
  name: row.name,
  email_address: row.email_address,
  '2fa': { enabled: row.totpSecret !== null },
});
