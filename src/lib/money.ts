import { once } from './once';

/** See docs/product/limits.md#month. */
const HOURS_PER_MONTH = 730;

const NO_PRICE = 'n/a';

/** Made late: the first number format takes the browser as long as a dozen rows. */
const pounds = once(() => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }));

/** A small server costs less than a penny an hour. */
const finePounds = once(
  () =>
    new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency: 'GBP',
      // As many for all, so that they stand under each other.
      minimumFractionDigits: 4,
      maximumFractionDigits: 4,
    }),
);

function isPrice(amount: number | null | undefined): amount is number {
  return typeof amount === 'number' && Number.isFinite(amount);
}

export function formatMoney(amount: number | null | undefined): string {
  return isPrice(amount) ? pounds().format(amount) : NO_PRICE;
}

export function formatHourly(amount: number | null | undefined): string {
  return isPrice(amount) ? finePounds().format(amount) : NO_PRICE;
}

export function hourly(perMonth: number): number {
  return perMonth / HOURS_PER_MONTH;
}
