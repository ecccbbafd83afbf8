import { Unread } from '@/components/records/billing/billing-failure';
import type { Billing } from '@/model/billing/billing';
import { paths } from '@/model/paths';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link';
import { CardFacts } from './card-facts';
import { words } from './words';

interface PaymentCardProps {
  readonly account: string;
  readonly card: Billing['card'];
}

export function PaymentCard({ account, card }: PaymentCardProps) {
  return (
    <Card
      title={words.card.title}
      flush={Boolean(card)}
      actions={
        <LinkButton size="s" to={paths.billingCard(account)}>
          {card === null ? words.common.addCard : words.common.updateCard}
        </LinkButton>
      }
    >
      {card === undefined && <Unread />}
      {card === null && <p>{words.card.empty}</p>}
      {card && <CardFacts card={card} />}
    </Card>
  );
}
