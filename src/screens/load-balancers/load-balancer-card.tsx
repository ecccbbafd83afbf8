import { RelatedItems } from '@/components/links/related-items';
import type { CardProps } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { listenerLabel } from '@/model/load-balancer/describe';
import type { LoadBalancerRecord } from '@/model/load-balancer/record';
import { Row } from '@/ui/page/columns';
import { CertificateCell } from './certificate-cell';
import { LoadBalancerStatus } from './load-balancer-status';

export function LoadBalancerCard({ record: balancer, context }: CardProps<LoadBalancerRecord>) {
  return (
    <>
      <NameCell kind="load_balancer" record={balancer} />
      <LoadBalancerStatus balancer={balancer} />
      <RelatedItems variant="lines" kind="cloud_ip" ids={balancer.cloud_ips} />
      <RelatedItems kind="server" ids={balancer.nodes} />
      <Row>
        <span className="muted">{balancer.listeners?.map(listenerLabel).join(', ')}</span>
        <CertificateCell balancer={balancer} now={context.now} />
      </Row>
    </>
  );
}
