import { kindNames, kinds, type Kind } from '@mocks/provider/kinds';
import { OrbitStore } from '@mocks/orbit/store';
import type { JobRow } from '@mocks/provider/jobs';
import type { InvoiceRow, MailRow, MailTokenRow } from '@mocks/provider/rows';
import type { Session } from '@mocks/provider/sessions';
import { Table } from '@mocks/provider/table';

type Tables = { [K in Kind]: ReturnType<(typeof kinds)[K]['createTable']> };

/** The rows of each kind. */
export type Rows = { [K in Kind]: ReturnType<Tables[K]['need']> };

/** All data of the provider: its kinds, and the parts outside the REST API. */
export interface World extends Tables {
  invoice: Table<InvoiceRow, 'account'>;
  /** Pending jobs of the provider. */
  job: Table<JobRow, 'busy'>;
  orbit: OrbitStore;
  session: Table<Session>;
  mail: Table<MailRow, 'to'>;
  mailToken: Table<MailTokenRow, 'user'>;
}

/** An empty provider: no users, no catalogue. */
export function createWorld(): World {
  const tables = Object.fromEntries(kindNames.map((kind) => [kind, kinds[kind].createTable()]));
  return {
    ...(tables as Tables),
    invoice: new Table({ account: (row) => [row.account] }),
    job: new Table({ busy: (row) => [row.busy] }),
    orbit: new OrbitStore(),
    session: new Table({}),
    mail: new Table({ to: (row) => [row.to.toLowerCase()] }),
    mailToken: new Table({ user: (row) => [row.user] }),
  };
}
