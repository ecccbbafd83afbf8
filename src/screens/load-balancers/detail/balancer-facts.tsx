import type { ReactNode } from 'react';
import { RelatedItems } from '@/components/links/related-items';
import { whenKnown } from '@/components/records/absent';
import { counted } from '@/lib/text';
import type { Facts } from '@/model/facts';
import { httpsMethod, METHODS, protocolLabel } from '@/model/load-balancer/describe';
import { certificateEnd, expiryOf } from '@/model/load-balancer/expiry';
import type { LoadBalancerRecord } from '@/model/load-balancer/record';
import { Fact, FactStrip } from '@/ui/fact-strip';
import { Skeleton } from '@/ui/skeleton';

interface FactsProps {
  readonly balancer: LoadBalancerRecord;
  readonly facts: Facts;
}

function downWords(nodes: readonly string[], facts: Facts): string | undefined {
  const down = nodes.filter((id) => (facts.get('server', id)?.status ?? 'active') !== 'active');
  return down.length === 0 ? undefined : `${String(down.length)} not active`;
}

/** What one comes to a balancer's page for. */
export function BalancerFacts({ balancer, facts }: FactsProps) {
  const { cloud_ips: ips, nodes, listeners } = balancer;
  const near = expiryOf(certificateEnd(balancer), facts.now);
  return (
    <Frame
      address={whenKnown(ips, (ids) =>
        ids.length === 0 ? (
          <span className="muted">no cloud IP</span>
        ) : (
          <RelatedItems kind="cloud_ip" ids={ids} variant="lines" />
        ),
      )}
      servers={whenKnown(nodes, (ids) => (
        <span>{counted(ids.length, 'server')}</span>
      ))}
      down={nodes && downWords(nodes, facts)}
      listeners={whenKnown(listeners, (all) => (
        <span>{all.map(({ in: port }) => String(port)).join(', ')}</span>
      ))}
      protocols={
        listeners && [...new Set(listeners.map((each) => protocolLabel(each.protocol)))].join(', ')
      }
      https={whenKnown(httpsMethod(balancer), (method) => (
        <span>{METHODS[method]}</span>
      ))}
      expiry={near && `certificate ${near.words}`}
    />
  );
}

interface FrameProps {
  readonly address: ReactNode;
  readonly servers: ReactNode;
  readonly down?: ReactNode;
  readonly listeners: ReactNode;
  readonly protocols?: ReactNode;
  readonly https: ReactNode;
  readonly expiry?: ReactNode;
}

function Frame(props: FrameProps) {
  return (
    <FactStrip>
      <Fact label="Address" width="l">
        {props.address}
      </Fact>
      <Fact label="Servers" note={props.down}>
        {props.servers}
      </Fact>
      <Fact label="Listens on" note={props.protocols}>
        {props.listeners}
      </Fact>
      <Fact label="HTTPS" width="m" note={props.expiry}>
        {props.https}
      </Fact>
    </FactStrip>
  );
}

const WAITING = <Skeleton width="long" />;

/** The same before the balancer is read. */
export function BalancerFactsSkeleton() {
  return <Frame address={WAITING} servers={WAITING} listeners={WAITING} https={WAITING} />;
}
