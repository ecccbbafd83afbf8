import { Unread } from '@/components/records/billing/billing-failure';
import { useAccountNotice } from '@/components/records/billing/use-account-notice';
import { useNow } from '@/components/scope/use-now';
import { formatCalendarDay, formatMonth, formatShortDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { isPayable } from '@/model/billing/amount';
import type { Billing, PaymentCard } from '@/model/billing/billing';
import { brandName } from '@/model/billing/card';
import { EXPIRED, isExpired } from '@/model/billing/card-expiry';
import type { PeriodSummary } from '@/model/billing/summary';
import { paths } from '@/model/paths';
import type { AccountRecord } from '@/model/records/people';
import { StatusBadge } from '@/ui/badges';
import { Fact, FactStrip } from '@/ui/fact-strip';
import { TextLink } from '@/ui/link';
import { Tooltip } from '@/ui/tooltip';
import { words } from './words';

interface BillingFactsProps {
  readonly id: string;
  readonly account: AccountRecord | undefined;
  readonly billing: Billing;
  readonly summary: PeriodSummary | undefined;
}

const money = (pounds: number | undefined) =>
  pounds === undefined ? <Unread /> : <span>{formatMoney(pounds)}</span>;

function balanceLabel(balance = 0): string {
  if (balance > 0) return words.facts.toPay;
  return balance < 0 ? words.facts.inCredit : words.common.balance;
}

function BalanceFact({ id, account, billing }: Omit<BillingFactsProps, 'summary'>) {
  const { balance, signupCredit } = billing;
  const to = paths.billingPayment(id, balance);
  // The banner above has the button of the same debt.
  const isTold = useAccountNotice(account, balance)?.path === to;
  const isOwed = balance !== undefined && isPayable(balance);
  const credit = (
    <span>
      {words.facts.trialCredit}{' '}
      {typeof signupCredit === 'number' ? formatMoney(signupCredit) : <Unread />}
    </span>
  );
  const pay = <TextLink to={to}>{words.facts.pay}</TextLink>;
  return (
    <Fact
      label={balanceLabel(balance)}
      width="m"
      note={signupCredit !== null ? credit : isOwed && !isTold && pay}
    >
      {money(balance === undefined ? undefined : Math.abs(balance))}
    </Fact>
  );
}

function nextInvoice(day: string | null | undefined) {
  if (day === undefined) return <Unread />;
  return <span>{day === null ? words.facts.noInvoice : formatCalendarDay(day)}</span>;
}

function cardName({ type, number }: PaymentCard) {
  if (number === undefined) return <Unread />;
  return <span>{`${type === undefined ? '' : brandName(type)} ${number}`.trim()}</span>;
}

function CardFact({ id, card }: { readonly id: string; readonly card: Billing['card'] }) {
  const now = useNow();
  const change = (
    <TextLink to={paths.billingCard(id)}>
      {card === null ? words.common.addCard : words.common.updateCard}
    </TextLink>
  );
  if (!card) {
    return (
      <Fact label={words.card.title} width="l" note={change}>
        {card === null ? <span>{words.card.empty}</span> : <Unread />}
      </Fact>
    );
  }
  const { name, expiresOn } = card;
  return (
    <Fact
      label={words.card.title}
      width="l"
      note={
        <>
          <span>
            {name ?? <Unread />},{' '}
            {expiresOn === undefined ? <Unread /> : words.card.expires(formatMonth(expiresOn))}
          </span>
          {change}
        </>
      }
    >
      {cardName(card)}
      {isExpired(card, now) && (
        <Tooltip text={EXPIRED}>
          <StatusBadge status={words.card.expired} colour="red" />
        </Tooltip>
      )}
    </Fact>
  );
}

/** Costs of the period, the balance and the card, each with the one thing to do about it. */
export function BillingFacts({ id, account, billing, summary }: BillingFactsProps) {
  const { nextBillingDate } = billing;
  return (
    <FactStrip size="l">
      <Fact label={words.usage.soFar} width="m" note={<span>{summary?.since}</span>}>
        {money(summary?.spent)}
      </Fact>
      <Fact
        label={words.facts.projected}
        width="m"
        note={
          nextBillingDate && <span>{words.facts.projectedBy(formatShortDay(nextBillingDate))}</span>
        }
      >
        {summary?.projected === undefined ? (
          <span className="muted">–</span>
        ) : (
          money(summary.projected)
        )}
      </Fact>
      <BalanceFact id={id} account={account} billing={billing} />
      <Fact label={words.facts.nextInvoice}>{nextInvoice(nextBillingDate)}</Fact>
      <CardFact id={id} card={billing.card} />
    </FactStrip>
  );
}
