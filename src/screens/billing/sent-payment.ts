import { formatTimeOfDay, formatWhen } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { openKeysOf, type Sent, SHOWS_WITHIN_MS } from '@/store/sent/sent-storage';

export interface Checked {
  /** When its read began, in milliseconds since the epoch. */
  readonly at: number;
  /** Pounds; undefined if it could not be read. */
  readonly balance: number | undefined;
}

const pence = (pounds: number): number => Math.round(pounds * 100);

/** '£5.00'; of a note that lost its amount, 'A payment'. */
function sentAmount({ amount }: Sent): string {
  return amount === undefined ? 'A payment' : formatMoney(Number(amount));
}

/** Amount and time of a payment: '£5.00 was sent at 12:03.' */
export function sentWords(sent: Sent): string {
  return `${sentAmount(sent)} was sent ${formatWhen(sent.at)}.`;
}

/** True if the balance fell by exactly what was sent. */
export function isTaken(sent: Sent, balance: number | undefined): balance is number {
  const { amount, balance: before } = sent;
  if (amount === undefined || before === undefined || balance === undefined) return false;
  return pence(before) - pence(balance) === pence(Number(amount));
}

export function takenWords(sent: Sent, balance: number): string {
  return `${sentWords(sent)} Your balance fell by exactly that, to ${formatMoney(balance)}: the payment was most likely taken.`;
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

export const REPEATABLE =
  'Sent again, it is the same payment, which is taken only once. Another amount is another payment.';

export function checkedWords(sent: Sent, { at, balance }: Checked): string {
  if (balance === undefined) return 'Your balance could not be read.';
  const read = formatTimeOfDay(at);
  const is =
    sent.balance !== undefined && pence(balance) !== pence(sent.balance)
      ? `Your balance was ${formatMoney(sent.balance)}. It is ${formatMoney(balance)}, read at ${read}.`
      : `Your balance is still ${formatMoney(balance)}, read at ${read}.`;
  if (at - sent.at >= SHOWS_WITHIN_MS) return is;
  const later = formatTimeOfDay(sent.at + SHOWS_WITHIN_MS + 60_000);
  return `${is} A payment may take two minutes to show. Check again at ${later}.`;
}
