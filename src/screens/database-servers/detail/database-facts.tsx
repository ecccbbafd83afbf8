import type { ReactNode } from 'react';
import { Absent, NONE, whenKnown } from '@/components/records/absent';
import { PriceLabel } from '@/components/records/billing/price-label';
import { usePrices } from '@/components/records/billing/use-prices';
import { engineLabel } from '@/model/database-engine/describe';
import { databaseHost } from '@/model/database-server/connect';
import { databaseTypeDetail, databaseTypeTitle } from '@/model/database-type/describe';
import type { Facts } from '@/model/facts';
import { databaseTypePrice } from '@/model/pricing/prices';
import type { DatabaseServerRecord } from '@/model/records/databases';
import { zoneLabel } from '@/model/zone/describe';
import { CopyButton } from '@/ui/copy-button';
import { Fact, FactStrip, FactStripOutline } from '@/ui/fact-strip';

interface DatabaseFactsProps {
  readonly server: DatabaseServerRecord;
  readonly facts: Facts;
}

function Host({ server, facts }: DatabaseFactsProps): ReactNode {
  const host = databaseHost(server, facts);
  if (host === undefined) return server.fqdn === undefined ? <Absent /> : NONE;
  return (
    <>
      <code title={host}>{host}</code>
      <CopyButton compact text={host} what="the host name" />
    </>
  );
}

function TypeFact({ server: { database_server_type: id }, facts }: DatabaseFactsProps) {
  const prices = usePrices();
  const type = id ? facts.get('database_type', id) : undefined;
  const detail = type && databaseTypeDetail(type);
  return (
    <Fact
      label="Type"
      width="l"
      note={
        type && (
          <span>
            {detail}
            <span data-roomy>
              {detail && ', '}
              <PriceLabel price={databaseTypePrice(prices, type)} /> a month
            </span>
          </span>
        )
      }
    >
      {whenKnown(id, () =>
        type ? <span>{databaseTypeTitle(type)}</span> : id ? <code>{id}</code> : NONE,
      )}
    </Fact>
  );
}

export function DatabaseFacts({ server, facts }: DatabaseFactsProps) {
  const { zone } = server;
  const handle = zone ? facts.get('zone', zone)?.handle : undefined;
  return (
    <FactStrip>
      <Fact label="Host" width="l">
        <Host server={server} facts={facts} />
      </Fact>
      <Fact label="Engine">
        <span>{engineLabel(server) ?? <Absent />}</span>
      </Fact>
      <TypeFact server={server} facts={facts} />
      <Fact label="Zone" width="xs" note={handle && <code>{handle}</code>}>
        {whenKnown(zone, () => (
          <span>{handle ? zoneLabel(handle) : zone ? <code>{zone}</code> : NONE}</span>
        ))}
      </Fact>
    </FactStrip>
  );
}

const SHAPES = [
  ['Host', 'l'],
  ['Engine', 's'],
  ['Type', 'l'],
  ['Zone', 'xs'],
] as const;

export function DatabaseFactsSkeleton() {
  return <FactStripOutline facts={SHAPES} />;
}
