import { useLayoutEffect, useRef } from 'react';
import { BillingFailure, Unread } from '@/components/records/billing/billing-failure';
import { useBilling } from '@/components/records/billing/use-billing';
import { useAccount } from '@/components/scope/account-scope';
import { useNow } from '@/components/scope/use-now';
import { formatCalendarDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import type { Billing } from '@/model/billing/billing';
import { type PeriodSummary, periodSummary, trialOf } from '@/model/billing/summary';
import { paths } from '@/model/paths';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link';
import { outline, Skeleton } from '@/ui/skeleton';
import styles from './billing-panel.module.css';
import { words } from './words';

function Bar({ shares }: { readonly shares: NonNullable<PeriodSummary['shares']> }) {
  const bar = useRef<HTMLDivElement>(null);
  const { spent, projected } = shares;
  useLayoutEffect(() => {
    bar.current?.style.setProperty('--spent', String(spent));
    bar.current?.style.setProperty('--projected', String(projected));
  }, [spent, projected]);
  // The words below say the same.
  return <div ref={bar} aria-hidden="true" className={styles.bar} />;
}

function Costs({
  summary,
  billing,
}: {
  readonly summary: PeriodSummary;
  readonly billing: Billing;
}) {
  const { spent, kinds, since, outlook, shares } = summary;
  const { signupCredit } = billing;
  if (kinds.length === 0) {
    return <p>{words.billing.none}</p>;
  }
  const sum = <strong>{spent === undefined ? <Unread /> : formatMoney(spent)}</strong>;
  return (
    <>
      <p className={styles.spent}>
        {typeof signupCredit === 'number'
          ? words.billing.spentOfCredit(sum, formatMoney(signupCredit))
          : sum}
      </p>
      {shares && <Bar shares={shares} />}
      {since !== undefined && (
        <p className={styles.outlook}>
          <span>{since}</span>
          <span>{outlook}</span>
        </p>
      )}
      <dl className={styles.kinds}>
        {kinds.map(({ name, price }, index) => (
          // The provider does not promise that a name occurs once.
          <div key={`${name} ${String(index)}`}>
            <dt>{name === '' ? <Unread /> : name}</dt>
            <dd>{price === undefined ? <Unread /> : formatMoney(price)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface NextDateProps extends Pick<Billing, 'nextBillingDate'> {
  readonly isFirst: boolean;
}

function NextDate({ isFirst, nextBillingDate: day }: NextDateProps) {
  if (day === null) return null;
  const date = day === undefined ? <Unread /> : formatCalendarDay(day);
  return (
    <p className={styles.next}>
      {isFirst ? words.billing.firstDate(date) : words.billing.nextDate(date)}
    </p>
  );
}

export function BillingOutline() {
  return (
    <div {...outline}>
      <Card title={<Skeleton shape="word" width="long" />}>
        <div className={styles.outline} />
      </Card>
    </div>
  );
}

export function BillingPanel() {
  const id = useAccount();
  const now = useNow();
  const { account, billing } = useBilling();
  const { data, error, status } = billing;
  const isWaiting = data === undefined ? error === undefined : account?.created_at === undefined;
  if (isWaiting && (account === undefined || isFirstReadPending(status))) return <BillingOutline />;
  const isTrial = trialOf(account?.created_at, now) !== undefined;
  const summary = data && periodSummary(data, now);
  return (
    <Card
      title={isTrial ? words.billing.trialTitle : words.billing.title}
      actions={
        <LinkButton size="s" variant="quiet" to={paths.billing(id)}>
          {words.billing.billing}
        </LinkButton>
      }
    >
      {data === undefined ? (
        <BillingFailure billing={billing} />
      ) : (
        <>
          {summary === undefined ? <Unread /> : <Costs summary={summary} billing={data} />}
          <NextDate isFirst={isTrial} nextBillingDate={data.nextBillingDate} />
        </>
      )}
    </Card>
  );
}
