import { Unread } from '@/components/records/billing/billing-failure';
import type { Billing } from '@/model/billing/billing';
import { paths } from '@/model/paths';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link';
import { CardFacts } from './card-facts';

interface PaymentCardProps {
  readonly account: string;
  readonly card: Billing['card'];
}

export function PaymentCard({ account, card }: PaymentCardProps) {
  return (
    <Card
      title="Payment card"
      flush={Boolean(card)}
      actions={
        <LinkButton size="s" to={paths.billingCard(account)}>
          {card === null ? 'Add Card Details' : 'Update Card'}
        </LinkButton>
      }
    >
      {card === undefined && <Unread />}
      {card === null && <p>There is no card on this account yet.</p>}
      {card && <CardFacts card={card} />}
    </Card>
  );
}
