import { RelatedItems } from '@/components/links/related-items';
import type { CardProps } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { StatusWithBar } from '@/components/records/record-status';
import { CREATION_SECONDS } from '@/model/creation';
import { listenerLabel } from '@/model/load-balancer/describe';
import type { LoadBalancerRecord } from '@/model/load-balancer/record';
import { Row } from '@/ui/page/columns';
import { CertificateCell } from './certificate-cell';

export function LoadBalancerCard({ record: balancer, context }: CardProps<LoadBalancerRecord>) {
  return (
    <>
      <NameCell kind="load_balancer" record={balancer} />
      <StatusWithBar record={balancer} seconds={CREATION_SECONDS.load_balancer} />
      <RelatedItems variant="lines" kind="cloud_ip" ids={balancer.cloud_ips} />
      <RelatedItems kind="server" ids={balancer.nodes} />
      <Row>
        <span className="muted">{balancer.listeners?.map(listenerLabel).join(', ')}</span>
        <CertificateCell balancer={balancer} now={context.now} />
      </Row>
    </>
  );
}
