import { useLayoutEffect, useRef } from 'react';
import { Unread } from '@/components/records/billing/billing-failure';
import { formatMonth } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import type { Billing } from '@/model/billing/billing';
import { type InvoiceMonth, invoiceMonths } from '@/model/billing/months';
import { Card, CardBody } from '@/ui/card';
import styles from './month-bars.module.css';
import { words } from './words';

function Month({ month, total, isProjected, share }: InvoiceMonth) {
  const bar = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    bar.current?.style.setProperty('--share', String(share));
  }, [share]);
  const [name = '', year = ''] = formatMonth(month).split(' ');
  return (
    <li className={styles.month} data-projected={isProjected || undefined}>
      <span className={styles.sum}>
        {total === undefined ? <Unread /> : formatMoney(total)}
        {isProjected && <span className="visually-hidden"> {words.months.projected}</span>}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span ref={bar} className={styles.bar} />
      </span>
      <span className={styles.name}>
        {name} <span className={styles.year}>{year}</span>
      </span>
    </li>
  );
}

interface MonthBarsProps extends Pick<Billing, 'invoices' | 'nextBillingDate'> {
  /** Pounds; undefined if unknown. */
  readonly projected: number | undefined;
}

/** Invoices of the last months as bars, and the next one as it is projected. */
export function MonthBars({ invoices, nextBillingDate: day, projected }: MonthBarsProps) {
  const next = day && projected !== undefined ? { day, pounds: projected } : undefined;
  const months = invoiceMonths(invoices ?? [], next);
  if (months.length === 0) return null;
  return (
    <Card
      title={words.months.title}
      note={months.some(({ isProjected }) => isProjected) && words.months.note}
    >
      <CardBody>
        <ol className={styles.months}>
          {months.map((each) => (
            <Month key={each.month} {...each} />
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
