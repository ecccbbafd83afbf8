import { formatMoney } from '@/lib/money';

/** Pence (docs/product/billing.md#payment-floor). */
const LEAST = 30;

/**
 * Commas separate groups of three digits only. A decimal comma would multiply the sum by a hundred.
 */
const POUNDS = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/** Pence of typed pounds; undefined unless a number with two decimals at most. */
function penceOf(typed: string): number | undefined {
  const text = typed.trim().replace(/^£\s*/, '');
  return POUNDS.test(text) ? Math.round(Number(text.replaceAll(',', '')) * 100) : undefined;
}

export function isPayable(balance: number): boolean {
  return Math.round(balance * 100) >= LEAST;
}

/**
 * Says what is wrong with a payment. The sentence names £1.00, but the real floor is £0.30
 * (docs/product/billing.md#payment-floor).
 */
export function amountProblem(typed: string, balance: number): string | undefined {
  const pence = penceOf(typed);
  if (pence !== undefined && pence >= LEAST && pence <= Math.round(balance * 100)) return undefined;
  return `Please enter valid payment amount between £1.00 and ${formatMoney(balance)}`;
}

/** Formats an amount as it is sent: `18.20`. */
export function wireAmount(typed: string): string {
  return ((penceOf(typed) ?? 0) / 100).toFixed(2);
}
