import type { SearchField } from '@/model/search-text';
import type { Invoice } from './billing';

/** Whether something of an invoice is left after the day that it is due (spec 1 §4). */
export function isOverdue({ balance, dueOn }: Invoice, now: number): boolean {
  if (balance === undefined || dueOn === undefined || balance <= 0) return false;
  return dueOn < new Date(now).toISOString().slice(0, 10);
}

/** What the list of invoices is searched by. */
export function invoiceFields({ id, number, status, createdOn }: Invoice): readonly SearchField[] {
  return [
    ['id', id],
    ['number', number],
    ['status', status],
    ['created', createdOn],
  ];
}
