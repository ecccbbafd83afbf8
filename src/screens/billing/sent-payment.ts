import { formatTimeOfDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { openKeysOf, type Sent, SHOWS_WITHIN_MS } from '@/store/sent/sent-storage';
import { words } from './words';

export interface Checked {
  /** When its read began, in milliseconds since the epoch. */
  readonly at: number;
  /** Pounds; undefined if it could not be read. */
  readonly balance: number | undefined;
}

const pence = (pounds: number): number => Math.round(pounds * 100);

/** '£5.00'; of a note that lost its amount, 'A payment'. */
export function sentAmount({ amount }: Sent): string {
  return amount === undefined ? words.sentPayment.unknownSum : formatMoney(Number(amount));
}

/** True if the balance fell by exactly what was sent. */
export function isTaken(sent: Sent, balance: number | undefined): balance is number {
  const { amount, balance: before } = sent;
  if (amount === undefined || before === undefined || balance === undefined) return false;
  return pence(before) - pence(balance) === pence(Number(amount));
}

/**
 * True if another payment may be offered: a read begun two minutes after the sending does not show
 * the first. The first may still be taken, and a user who pays again is warned.
 */
export function mayPayAgain(sent: Sent, checked: Checked | undefined): boolean {
  if (checked?.balance === undefined || isTaken(sent, checked.balance)) return false;
  return checked.at - sent.at >= SHOWS_WITHIN_MS;
}

/** True if the provider would know the same payment, sent again, by its key. */
export function isRepeatable(sent: Sent): boolean {
  return sent.amount !== undefined && openKeysOf(sent, Date.now()).length > 0;
}

export function checkedWords(sent: Sent, { at, balance }: Checked): string {
  if (balance === undefined) return words.sentPayment.balanceUnread;
  const read = formatTimeOfDay(at);
  const isLate = at - sent.at >= SHOWS_WITHIN_MS;
  const later = isLate ? undefined : formatTimeOfDay(sent.at + SHOWS_WITHIN_MS + 60_000);
  const now = formatMoney(balance);
  return sent.balance !== undefined && pence(balance) !== pence(sent.balance)
    ? words.sentPayment.balanceChanged(formatMoney(sent.balance), now, read, later)
    : words.sentPayment.balanceSame(now, read, later);
}
