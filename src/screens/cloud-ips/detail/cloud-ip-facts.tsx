import type { ReactNode } from 'react';
import { IdLink } from '@/components/links/id-link';
import { Absent } from '@/components/records/absent';
import { addressesOf, destinationOf } from '@/model/cloud-ip/describe';
import type { CloudIpRecord } from '@/model/cloud-ip/record';
import type { Lookup } from '@/model/facts';
import { KINDS } from '@/model/kinds';
import { CopyButton } from '@/ui/copy-button';
import { Fact, FactStrip } from '@/ui/fact-strip';
import { Skeleton } from '@/ui/skeleton';

function Address({ text }: { readonly text: string }) {
  return (
    <>
      <code title={text}>{text}</code>
      <CopyButton compact text={text} what="the address" />
    </>
  );
}

interface FactsProps {
  readonly ip: CloudIpRecord;
  readonly lookup: Lookup;
}

/** What one comes to a cloud IP's page for. */
export function CloudIpFacts({ ip, lookup }: FactsProps) {
  const to = destinationOf(ip, lookup);
  const addresses = addressesOf(ip);
  return (
    <Facts
      address={addresses.length === 0 ? <Absent /> : <Address text={addresses[0] ?? ''} />}
      second={addresses[1] === undefined ? undefined : <Address text={addresses[1]} />}
      destination={
        to === undefined ? (
          ip.interface ? (
            <code>{ip.interface}</code>
          ) : (
            <Absent />
          )
        ) : to === null ? (
          // Where it is being mapped to is told once it is.
          <span className="muted">{ip.status === 'mapping' ? '–' : 'nothing'}</span>
        ) : (
          <IdLink kind={to.kind} id={to.id} />
        )
      }
      kind={to && <span>{KINDS[to.kind].singular}</span>}
    />
  );
}

interface FactsFrameProps {
  readonly address: ReactNode;
  readonly second?: ReactNode;
  readonly destination: ReactNode;
  readonly kind?: ReactNode;
}

function Facts({ address, second, destination, kind }: FactsFrameProps) {
  return (
    <FactStrip>
      <Fact label="IP Addresses" width="xl" note={second}>
        {address}
      </Fact>
      <Fact label="Destination" width="l" note={kind}>
        {destination}
      </Fact>
    </FactStrip>
  );
}

/** The same before the cloud IP is read. */
export function CloudIpFactsSkeleton() {
  const waiting = <Skeleton width="long" />;
  return <Facts address={waiting} destination={waiting} />;
}
