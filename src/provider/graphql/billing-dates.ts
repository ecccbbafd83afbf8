/** Billing is read from here (spec 1 §7) to two months ahead. */
const BILLING_START = '2019-01-01';
const MONTHS_AHEAD = 2;

/** The period that billing is read for, also if less is shown; `now` in milliseconds. */
export function billingDates(now: number): { startDate: string; endDate: string } {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + MONTHS_AHEAD);
  return { startDate: BILLING_START, endDate: end.toISOString().slice(0, 10) };
}
