import { Unread } from '@/components/records/billing/billing-failure';
import { useNow } from '@/components/scope/use-now';
import { formatMonth } from '@/lib/dates';
import type { PaymentCard } from '@/model/billing/billing';
import { brandName } from '@/model/billing/card';
import { EXPIRED, isExpired } from '@/model/billing/card-expiry';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { Row } from '@/ui/page/columns';
import { StatusBadge } from '@/ui/badges';
import { Tooltip } from '@/ui/tooltip';
import { words } from './words';

export function CardFacts({ card }: { readonly card: PaymentCard }) {
  const { type, number, name, expiresOn } = card;
  const now = useNow();
  return (
    <DefinitionGrid>
      <Definition label={words.card.number} wide>
        {number === undefined ? (
          <Unread />
        ) : (
          `${type === undefined ? '' : brandName(type)} ${number}`.trim()
        )}
      </Definition>
      <Definition label={words.card.cardholder} wide>
        {name ?? <Unread />}
      </Definition>
      <Definition label={words.card.expires} wide>
        <Row>
          {expiresOn === undefined ? <Unread /> : formatMonth(expiresOn)}
          {isExpired(card, now) && (
            <Tooltip text={EXPIRED}>
              <StatusBadge status={words.card.expired} colour="red" />
            </Tooltip>
          )}
        </Row>
      </Definition>
    </DefinitionGrid>
  );
}
