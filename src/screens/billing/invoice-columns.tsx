import { STATUS, textColumn } from '@/components/lists/columns';
import type { Column } from '@/components/lists/list-props';
import { RecordBadge } from '@/components/records/record-status';
import { formatCalendarDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import type { Invoice } from '@/model/billing/billing';
import { isOverdue } from '@/model/billing/invoices';
import { ExternalLink } from '@/ui/link';
import styles from './invoices.module.css';
import { words } from './words';

type InvoiceColumn = Column<Invoice>;

function dayColumn(id: 'createdOn' | 'dueOn', label: string) {
  return {
    id,
    label,
    width: 112,
    of: [id],
    sortBy: (invoice: Invoice) => invoice[id] ?? '',
    firstSort: 'descending',
    text: (invoice: Invoice) => invoice[id] ?? '',
  } as const;
}

const day = (iso: string | undefined) => (iso === undefined ? '' : formatCalendarDay(iso));

function moneyColumn(id: 'total' | 'balance', label: string) {
  return {
    id,
    label,
    width: 96,
    align: 'end',
    of: [id],
    cell: (invoice: Invoice) => (invoice[id] === undefined ? '' : formatMoney(invoice[id])),
    sortBy: (invoice: Invoice) => invoice[id] ?? 0,
    firstSort: 'descending',
    // Spreadsheets read it as a number.
    text: (invoice: Invoice) => invoice[id]?.toFixed(2) ?? '',
  } as const;
}

export const INVOICE_COLUMNS: readonly InvoiceColumn[] = [
  textColumn(words.invoices.number, ({ number }) => number, {
    id: 'number',
    of: ['number'],
    firstSort: 'descending',
  }),
  {
    ...dayColumn('createdOn', words.invoices.created),
    from: 900,
    cell: ({ createdOn }) => day(createdOn),
  },
  {
    ...dayColumn('dueOn', words.invoices.due),
    phone: 'second',
    cell: (invoice, { now }) => (
      <span className={isOverdue(invoice, now) ? styles.overdue : undefined}>
        {day(invoice.dueOn)}
      </span>
    ),
  },
  { ...moneyColumn('total', words.common.total), phone: 'second' },
  { ...moneyColumn('balance', words.common.balance), from: 800 },
  {
    ...STATUS,
    // Without its id, which is not a record's.
    cell: ({ status, unreadable }) => (
      <RecordBadge record={{ ...(status && { status }), ...(unreadable && { unreadable }) }} />
    ),
  },
  {
    id: 'download',
    label: words.invoices.download,
    width: 112,
    phone: 'second',
    of: ['downloadUrl'],
    cell: ({ downloadUrl, number = '' }) =>
      downloadUrl === undefined ? (
        ''
      ) : (
        <ExternalLink href={downloadUrl}>{words.invoices.downloadLink(number)}</ExternalLink>
      ),
    text: ({ downloadUrl = '' }) => downloadUrl,
  },
];
