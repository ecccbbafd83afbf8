import { Navigate } from 'react-router-dom';
import { Page } from '@/components/page/page';
import { paths } from '@/model/paths';
import { Card } from '@/ui/card';
import { Pair, Stack } from '@/ui/page/columns';
import { outline, Skeleton } from '@/ui/skeleton';
import { Balance } from './balance';
import { BillingFailure } from './billing-failure';
import { PaymentCard } from './payment-card';
import { useBilling } from './use-billing';

function Outline() {
  return (
    <div {...outline}>
      <Pair>
        {['Payment card', 'Balance'].map((title) => (
          <Card key={title} title={title}>
            <Skeleton />
            <Skeleton width="long" />
            <Skeleton width="short" />
          </Card>
        ))}
      </Pair>
    </div>
  );
}

function Body() {
  const { id, account, billing } = useBilling();
  const { data, status, error } = billing;
  if (data === undefined) {
    return error === undefined ? <Outline /> : <BillingFailure billing={billing} />;
  }
  // A pending account opens the editor of its first card (spec 1 §2).
  if (account?.status === 'pending' && data.card === null && status === 'loaded') {
    return <Navigate to={paths.billingCard(id)} replace />;
  }
  return (
    <Stack gap="m">
      <Pair>
        <PaymentCard account={id} card={data.card} />
        <Balance id={id} account={account} billing={data} />
      </Pair>
    </Stack>
  );
}

/** Spec 1 §2 "Billing". */
export default function Billing() {
  return (
    <Page title="Billing">
      <Body />
    </Page>
  );
}
