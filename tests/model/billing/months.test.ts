import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceMonths } from '@/model/billing/months';

const invoice = (createdOn: string, total?: number) => ({
  id: createdOn,
  createdOn,
  ...(total !== undefined && { total }),
});

test('a month adds its invoices up, and one without any is there with nothing', () => {
  const months = invoiceMonths(
    [invoice('2026-03-01', 20), invoice('2026-01-31', 10), invoice('2026-01-01', 30)],
    undefined,
  );
  expect(months).toEqual([
    { month: '2026-01', total: 40, isProjected: false, share: 1 },
    { month: '2026-02', total: 0, isProjected: false, share: 0 },
    { month: '2026-03', total: 20, isProjected: false, share: 0.5 },
  ]);
});

test('the next invoice is projected, unless its month has one already', () => {
  const invoices = [invoice('2026-11-01', 10), invoice('2026-12-01', 10)];
  const last = (day: string) => invoiceMonths(invoices, { day, pounds: 20 }).at(-1);
  expect(last('2027-01-01')).toEqual({
    month: '2027-01',
    total: 20,
    isProjected: true,
    share: 1,
  });
  expect(last('2026-12-01')).toMatchObject({ month: '2026-12', isProjected: false });
});

test('a total that is unknown leaves its month unknown, not at nothing', () => {
  expect(invoiceMonths([invoice('2026-01-01'), invoice('2026-02-01', 5)], undefined)).toMatchObject(
    [
      { total: undefined, share: 0 },
      { total: 5, share: 1 },
    ],
  );
});

test('one month is no curve, and a date that is unknown has no month', () => {
  expect(invoiceMonths([invoice('2026-01-01', 5)], undefined)).toEqual([]);
  expect(invoiceMonths([{ id: 'inv-00001', total: 5 }], undefined)).toEqual([]);
});

test('at most thirteen months are shown, the last ones, in a row without gaps', () => {
  const date = fc.date({
    min: new Date('2019-01-01'),
    max: new Date('2026-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.array(date, { minLength: 2, maxLength: 40 }), (dates) => {
      const days = dates.map((each) => each.toISOString().slice(0, 10));
      const months = invoiceMonths(
        days.map((day) => invoice(day, 1)),
        undefined,
      ).map(({ month }) => month);
      expect(months.length).toBeLessThanOrEqual(13);
      const numbers = months.map(
        (month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)),
      );
      const [first = 0] = numbers;
      expect(numbers).toEqual(numbers.map((_, index) => first + index));
      const newest = days.toSorted().at(-1)?.slice(0, 7);
      expect(months.length === 0 || months.at(-1) === newest).toBe(true);
    }),
  );
});
