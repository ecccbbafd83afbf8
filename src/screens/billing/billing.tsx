import { Navigate } from 'react-router-dom';
import { useSent } from '@/components/forms/editors/use-sent';
import { BillingFailure } from '@/components/records/billing/billing-failure';
import { useBilling } from '@/components/records/billing/use-billing';
import { Page } from '@/components/records/page/page';
import { useNow } from '@/components/scope/use-now';
import { formatWhen } from '@/lib/dates';
import { periodSummary, trialWords } from '@/model/billing/summary';
import { paths } from '@/model/paths';
import { Card } from '@/ui/card';
import { FactStripOutline } from '@/ui/fact-strip';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import { outline, Skeleton } from '@/ui/skeleton';
import { BillingFacts } from './billing-facts';
import { Invoices } from './invoices';
import { MonthBars } from './month-bars';
import { UsageCard } from './usage-card';
import { sentAmount } from './sent-payment';
import { words } from './words';

const FACTS = [
  [words.usage.soFar, 'm'],
  [words.facts.projected, 'm'],
  [words.common.balance, 'm'],
  [words.facts.nextInvoice, 's'],
  [words.card.title, 'l'],
] as const;

function Outline() {
  return (
    <div {...outline}>
      <FactStripOutline size="l" facts={FACTS} />
      <Card title={words.usage.title}>
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton width="short" />
      </Card>
    </div>
  );
}

function Body() {
  const { id, account, billing } = useBilling();
  const now = useNow();
  const { data, status, error } = billing;
  if (data === undefined) {
    return error === undefined ? <Outline /> : <BillingFailure billing={billing} />;
  }
  // A pending account opens the editor of its first card (docs/product/billing.md#pending-card).
  if (account?.status === 'pending' && data.card === null && status === 'loaded') {
    return <Navigate to={paths.billingCard(id)} replace />;
  }
  const summary = periodSummary(data, now);
  return (
    <>
      <BillingFacts id={id} account={account} billing={data} summary={summary} />
      <Stack gap="m">
        <Trial createdAt={account?.created_at} />
        <SentNote account={id} />
        <MonthBars
          invoices={data.invoices}
          nextBillingDate={data.nextBillingDate}
          projected={summary?.projected}
        />
        <UsageCard usage={data.usage} nextBillingDate={data.nextBillingDate} />
        <Invoices billing={billing} />
      </Stack>
    </>
  );
}

function Trial({ createdAt }: { readonly createdAt: string | null | undefined }) {
  const trial = trialWords(createdAt, useNow());
  return trial === undefined ? null : <p className="muted">{trial}</p>;
}

function SentNote({ account }: { readonly account: string }) {
  const sent = useSent(paths.billingPayment(account));
  if (sent === undefined) return null;
  const payment = sentAmount(sent);
  const when = formatWhen(sent.at);
  return (
    <Note
      tone={sent.isUnderWay ? 'info' : 'warning'}
      action={
        <LinkButton size="s" to={paths.billingPayment(account)}>
          {sent.isUnderWay ? words.sentPayment.show : words.common.checkAgain}
        </LinkButton>
      }
    >
      {sent.isUnderWay
        ? words.sentPayment.underWay(payment, when)
        : words.sentPayment.unsettled(payment, when)}
    </Note>
  );
}

export default function Billing() {
  return (
    <Page title={words.title}>
      <Body />
    </Page>
  );
}
