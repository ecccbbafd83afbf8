import { whenKnown } from '@/components/records/absent';
import { RelatedItems } from '@/components/records/links/related-items';
import { counted } from '@/lib/text';
import type { Facts } from '@/model/facts';
import { httpsMethod, METHODS, protocolLabel } from '@/model/load-balancer/describe';
import { certificateEnd, expiryOf } from '@/model/load-balancer/expiry';
import type { LoadBalancerRecord } from '@/model/records/network';
import { Fact, FactStrip, FactStripOutline } from '@/ui/fact-strip';

interface FactsProps {
  readonly balancer: LoadBalancerRecord;
  readonly facts: Facts;
}

function downWords(nodes: readonly string[], facts: Facts): string | undefined {
  const down = nodes.filter((id) => (facts.get('server', id)?.status ?? 'active') !== 'active');
  return down.length === 0 ? undefined : `${String(down.length)} not active`;
}

export function BalancerFacts({ balancer, facts }: FactsProps) {
  const { cloud_ips: ips, nodes, listeners } = balancer;
  const near = expiryOf(certificateEnd(balancer), facts.now);
  const protocols = new Set(listeners?.map(({ protocol }) => protocolLabel(protocol)));
  return (
    <FactStrip>
      <Fact label="Address" width="l">
        {whenKnown(ips, (ids) =>
          ids.length === 0 ? (
            <span className="muted">no cloud IP</span>
          ) : (
            <RelatedItems kind="cloud_ip" ids={ids} variant="lines" />
          ),
        )}
      </Fact>
      <Fact label="Servers" note={nodes && downWords(nodes, facts)}>
        {whenKnown(nodes, (ids) => (
          <span>{counted(ids.length, 'server')}</span>
        ))}
      </Fact>
      <Fact label="Listens on" note={listeners && [...protocols].join(', ')}>
        {whenKnown(listeners, (all) => (
          <span>{all.map(({ in: port }) => String(port)).join(', ')}</span>
        ))}
      </Fact>
      <Fact label="HTTPS" width="m" note={near && `certificate ${near.words}`}>
        {whenKnown(httpsMethod(balancer), (method) => (
          <span>{METHODS[method]}</span>
        ))}
      </Fact>
    </FactStrip>
  );
}

const SHAPES = [
  ['Address', 'l'],
  ['Servers', 's'],
  ['Listens on', 's'],
  ['HTTPS', 'm'],
] as const;

export function BalancerFactsSkeleton() {
  return <FactStripOutline facts={SHAPES} />;
}
