/** Spec 1 §1: monthly prices assume this many hours. */
const HOURS_PER_MONTH = 730;

/** Shown for a price that is not known (spec 2 §1). */
const NO_PRICE = 'n/a';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** An hour of a small server costs less than a penny can say. */
const finePounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 5,
});

function isPrice(amount: number | null | undefined): amount is number {
  return typeof amount === 'number' && Number.isFinite(amount);
}

/** Pounds as '£1,234.50'; 'n/a' when there is no price. */
export function formatMoney(amount: number | null | undefined): string {
  return isPrice(amount) ? pounds.format(amount) : NO_PRICE;
}

/** Pounds an hour as '£0.0137', to five decimals; 'n/a' when there is no price. */
export function formatHourly(amount: number | null | undefined): string {
  return isPrice(amount) ? finePounds.format(amount) : NO_PRICE;
}

/** Pounds an hour from pounds a month. */
export function hourly(perMonth: number): number {
  return perMonth / HOURS_PER_MONTH;
}
