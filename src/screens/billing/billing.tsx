import { Navigate } from 'react-router-dom';
import { useSent } from '@/components/forms/editors/use-sent';
import { BillingFailure } from '@/components/records/billing/billing-failure';
import { useBilling } from '@/components/records/billing/use-billing';
import { Page } from '@/components/records/page/page';
import { formatWhen } from '@/lib/dates';
import { paths } from '@/model/paths';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import { outline, Skeleton } from '@/ui/skeleton';
import { Balance } from './balance';
import styles from './billing.module.css';
import { Invoices } from './invoices';
import { PaymentCard } from './payment-card';
import { UsageCard } from './usage-card';
import { sentAmount } from './sent-payment';
import { words } from './words';

function Outline() {
  return (
    <div {...outline} className={styles.panels}>
      {[words.card.title, words.common.balance].map((title) => (
        <Card key={title} title={title}>
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </Card>
      ))}
    </div>
  );
}

function Body() {
  const { id, account, billing } = useBilling();
  const { data, status, error } = billing;
  if (data === undefined) {
    return error === undefined ? <Outline /> : <BillingFailure billing={billing} />;
  }
  // A pending account opens the editor of its first card (docs/product/billing.md#pending-card).
  if (account?.status === 'pending' && data.card === null && status === 'loaded') {
    return <Navigate to={paths.billingCard(id)} replace />;
  }
  return (
    <Stack gap="m">
      <SentNote account={id} />
      <div className={styles.panels}>
        <PaymentCard account={id} card={data.card} />
        <Balance id={id} account={account} billing={data} />
      </div>
      <UsageCard usage={data.usage} nextBillingDate={data.nextBillingDate} />
      <Invoices billing={billing} />
    </Stack>
  );
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
