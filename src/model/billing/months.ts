import { sumOf } from '@/lib/numbers';
import type { Invoice } from './billing';

/** Months shown: a year and the same month of the year before. */
const SHOWN = 13;

/** The invoices of a calendar month, or the next one's projection. */
export interface InvoiceMonth {
  /** `yyyy-MM` */
  readonly month: string;
  /** Pounds; undefined if a total is unknown. */
  readonly total: number | undefined;
  readonly isProjected: boolean;
  /** Share of the largest month, 0 to 1. */
  readonly share: number;
}

function monthAfter(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 7);
}

const totalOf = (invoices: readonly Invoice[]): number | undefined =>
  invoices.length === 0 ? 0 : sumOf(invoices.map(({ total }) => total));

/**
 * Returns the invoices by the month of their date, oldest first, and the projected next one. A
 * month without an invoice is there with 0. Empty with less than two months: no curve to see.
 */
export function invoiceMonths(
  invoices: readonly Invoice[],
  next: { readonly day: string; readonly pounds: number } | undefined,
): readonly InvoiceMonth[] {
  const dated = invoices.flatMap((each) =>
    each.createdOn === undefined ? [] : [{ ...each, month: each.createdOn.slice(0, 7) }],
  );
  const sorted = dated.map(({ month }) => month).toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const months: Omit<InvoiceMonth, 'share'>[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) {
    const total = totalOf(dated.filter((each) => each.month === month));
    months.push({ month, total, isProjected: false });
  }
  const nextMonth = next?.day.slice(0, 7);
  if (next !== undefined && nextMonth !== undefined && nextMonth > last) {
    months.push({ month: nextMonth, total: next.pounds, isProjected: true });
  }
  if (months.length < 2) return [];
  const shown = months.slice(-SHOWN);
  const most = Math.max(...shown.map(({ total = 0 }) => total));
  return shown.map((each) => ({ ...each, share: most > 0 ? (each.total ?? 0) / most : 0 }));
}
