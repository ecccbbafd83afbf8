import { formatMoney } from '@/lib/money';
import { paths } from '@/model/paths';
import type { SearchField } from '@/model/search-text';
import { isPayable } from './amount';
import type { Invoice } from './billing';

/** True if part of it is unpaid after its due day (docs/product/billing.md#invoice-overdue). */
export function isOverdue({ balance, dueOn }: Invoice, now: number): boolean {
  if (balance === undefined || dueOn === undefined || balance <= 0) return false;
  return dueOn < new Date(now).toISOString().slice(0, 10);
}

/** True if a known balance is too low to pay: an overdue invoice contradicts it. */
export function isNothingToPay(balance: number | undefined): boolean {
  return balance !== undefined && !isPayable(balance);
}

export function disputePath(account: string, { number, id }: Invoice, balance = 0): string {
  const owed = formatMoney(balance);
  const question = `Invoice ${number ?? id} is overdue, but my balance is ${owed}. Which is right?`;
  return paths.support(account, question);
}

export function invoiceFields({ id, number, status, createdOn }: Invoice): readonly SearchField[] {
  return [
    ['id', id],
    ['number', number],
    ['status', status],
    ['created', createdOn],
  ];
}
