import type { CardProps } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { RelatedItems } from '@/components/records/links/related-items';
import { StatusWithBar } from '@/components/records/record-status';
import { CREATION_SECONDS } from '@/model/creation';
import { listenerLabel, takesHttps } from '@/model/load-balancer/describe';
import type { LoadBalancerRecord } from '@/model/load-balancer/record';
import { Row } from '@/ui/page/columns';
import { CertificateCell } from './certificate-cell';

export function LoadBalancerCard({ record: balancer, context }: CardProps<LoadBalancerRecord>) {
  const { cloud_ips: ips = [], nodes = [], listeners = [] } = balancer;
  return (
    <>
      <NameCell kind="load_balancer" record={balancer} />
      <StatusWithBar record={balancer} seconds={CREATION_SECONDS.load_balancer} />
      {ips.length > 0 && <RelatedItems variant="lines" kind="cloud_ip" ids={ips} />}
      {nodes.length > 0 && <RelatedItems kind="server" ids={nodes} />}
      <p className="muted">{listeners.map(listenerLabel).join(', ')}</p>
      {listeners.some(takesHttps) && (
        <Row>
          <span className="muted">Certificate</span>
          <CertificateCell balancer={balancer} now={context.now} />
        </Row>
      )}
    </>
  );
}
