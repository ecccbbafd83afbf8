import type { ReactNode } from 'react';
import { PriceLabel } from '@/components/records/billing/price-label';
import { usePrices } from '@/components/records/billing/use-prices';
import { Absent, NONE, whenKnown } from '@/components/records/absent';
import { formatDate, formatSince, elapsed } from '@/lib/dates';
import { counted } from '@/lib/text';
import type { Facts } from '@/model/facts';
import { serverTypePrice } from '@/model/pricing/prices';
import type { ServerRecord } from '@/model/server/record';
import { ageProblem } from '@/model/server/rules';
import { zoneLabel } from '@/model/zone/describe';
import { Fact, FactStrip, FactStripOutline } from '@/ui/fact-strip';
import { Time } from '@/ui/time';
import { storageLabel, typeTitle } from '../type-labels';
import { AddressFact } from './address-fact';
import { UsageFacts } from './usage-facts';

interface FactsProps {
  readonly server: ServerRecord;
  readonly facts: Facts;
}

function TypeFact({ server, facts }: FactsProps) {
  const prices = usePrices();
  const { server_type: id } = server;
  const type = id ? facts.get('server_type', id) : undefined;
  const cores = type?.cores === undefined ? undefined : counted(type.cores, 'core');
  const storage = type && storageLabel(type);
  return (
    <Fact
      label="Type"
      width="l"
      note={
        type && (
          <span>
            {/* Spec 2 §9 "Server type resize is marked" (decisions.md). */}
            {ageProblem(server) ?? (
              <>
                {storage}
                <span data-roomy>
                  {storage && ', '}
                  <PriceLabel price={serverTypePrice(prices, type)} /> a month
                </span>
              </>
            )}
          </span>
        )
      }
    >
      {whenKnown(id, () =>
        type ? (
          <span>{[typeTitle(type), cores].filter((word) => word !== undefined).join(', ')}</span>
        ) : id ? (
          <code>{id}</code>
        ) : (
          NONE
        ),
      )}
    </Fact>
  );
}

function ZoneFact({ server: { zone: id }, facts }: FactsProps) {
  const handle = id ? facts.get('zone', id)?.handle : undefined;
  return (
    <Fact label="Zone" width="xs" note={handle && <code>{handle}</code>}>
      {whenKnown(id, () => (
        <span>{handle ? zoneLabel(handle) : id ? <code>{id}</code> : NONE}</span>
      ))}
    </Fact>
  );
}

function UptimeFact({ server: { status, started_at: started }, facts: { now } }: FactsProps) {
  const isUp = status === 'active' && started;
  const words = (text: string): ReactNode =>
    started && (
      <Time iso={started} exact={formatDate(started)}>
        {text}
      </Time>
    );
  if (started === undefined || status === undefined) {
    return <Fact label="Up since">{<Absent />}</Fact>;
  }
  return (
    <Fact label="Up since" note={isUp && <span>{elapsed(started, now)}</span>}>
      {isUp ? words(formatSince(started, now)) : <span className="muted">not running</span>}
    </Fact>
  );
}

/** What one comes to a server's page for. */
export function ServerFacts({ server, facts }: FactsProps) {
  return (
    <FactStrip>
      <AddressFact server={server} facts={facts} />
      <TypeFact server={server} facts={facts} />
      <ZoneFact server={server} facts={facts} />
      <UptimeFact server={server} facts={facts} />
      <UsageFacts server={server} facts={facts} />
    </FactStrip>
  );
}

const SHAPES = [
  ['Address', 'xl'],
  ['Type', 'l'],
  ['Zone', 'xs'],
  ['Up since', 's'],
  ['CPU', 'm'],
  ['Network', 'm'],
] as const;

/** The same before the server is read. */
export function ServerFactsSkeleton() {
  return <FactStripOutline facts={SHAPES} />;
}
