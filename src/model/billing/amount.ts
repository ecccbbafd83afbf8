import { formatMoney } from '@/lib/money';

/** Pence; spec 1 §9. */
const LEAST = 30;

/** Commas part whole groups of three digits alone: a decimal comma would be read as a hundredfold. */
const POUNDS = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/** Pence of typed pounds; undefined unless a number with two decimals at most. */
function penceOf(typed: string): number | undefined {
  const text = typed.trim().replace(/^£\s*/, '');
  return POUNDS.test(text) ? Math.round(Number(text.replaceAll(',', '')) * 100) : undefined;
}

/** Whether a balance is enough for a payment. */
export function isPayable(balance: number): boolean {
  return Math.round(balance * 100) >= LEAST;
}

/**
 * Says what is wrong with a payment (spec 1 §5). The sentence names £1.00, and £0.30 is the floor that
 * holds: the specification gives both, so that what is owed below a pound can be paid.
 */
export function amountProblem(typed: string, balance: number): string | undefined {
  const pence = penceOf(typed);
  if (pence !== undefined && pence >= LEAST && pence <= Math.round(balance * 100)) return undefined;
  return `Please enter valid payment amount between £1.00 and ${formatMoney(balance)}`;
}

/** What goes over the wire: `18.20`. */
export function wireAmount(typed: string): string {
  return ((penceOf(typed) ?? 0) / 100).toFixed(2);
}
