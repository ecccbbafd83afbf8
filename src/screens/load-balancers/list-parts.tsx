import { CREATED, nameColumn, NO_VALUE, STATUS, textColumn } from '@/components/lists/columns';
import { either, facet, statusFacet } from '@/components/lists/facets';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { RelatedCell } from '@/components/lists/related-cell';
import { RelatedItems } from '@/components/records/links/related-items';
import { StatusWithBar } from '@/components/records/record-status';
import { CREATION_SECONDS } from '@/model/creation';
import {
  listenerLabel,
  policyLabel,
  protocolLabel,
  takesHttps,
} from '@/model/load-balancer/describe';
import { certificateEnd } from '@/model/load-balancer/expiry';
import type { LoadBalancerRecord } from '@/model/records/network';
import { titlesById } from '@/model/title';
import { Row } from '@/ui/page/columns';
import { CellLines } from '@/ui/table';
import { CertificateCell, ExpiryMark, isUntold } from './certificate-cell';

type Balancer = LoadBalancerRecord;

function ListenersCell({ balancer: { listeners } }: { readonly balancer: Balancer }) {
  if (!listeners?.length) return NO_VALUE;
  const protocols = new Set(listeners.map(({ protocol }) => protocolLabel(protocol)));
  return (
    <CellLines second={[...protocols].join(', ')}>
      {listeners.map(({ in: port }) => String(port)).join(', ')}
    </CellLines>
  );
}

/** The specification names no columns. */
export const loadBalancerColumns: readonly Column<Balancer>[] = [
  {
    ...nameColumn('load_balancer'),
    cell: (balancer, { now }) => (
      <NameCell
        kind="load_balancer"
        record={balancer}
        badges={<ExpiryMark balancer={balancer} now={now} />}
      />
    ),
  },
  {
    ...STATUS,
    cell: (balancer) => (
      <StatusWithBar record={balancer} seconds={CREATION_SECONDS.load_balancer} />
    ),
  },
  textColumn(
    'Cloud IPs',
    ({ cloud_ips: ids }, all) => titlesById(all, 'cloud_ip', ids).join(', '),
    {
      width: 164,
      phone: 'second',
      of: ['cloud_ips'],
      cell: ({ cloud_ips: ips }) => <RelatedCell plain kind="cloud_ip" ids={ips} />,
    },
  ),
  textColumn('Servers', ({ nodes }, all) => titlesById(all, 'server', nodes).join(', '), {
    id: 'nodes',
    width: 148,
    phone: 'second',
    of: ['nodes'],
    cell: ({ nodes }) => <RelatedCell kind="server" ids={nodes} />,
    sortBy: ({ nodes }) => nodes?.length ?? Number.NaN,
  }),
  textColumn('Certificate', certificateEnd, {
    width: 148,
    from: 900,
    of: ['certificate', 'acme'],
    cell: (balancer, { now }) => <CertificateCell balancer={balancer} now={now} />,
    // Rows without a value come first so that they are loaded when visible.
    sortBy: (balancer) => certificateEnd(balancer) ?? (isUntold(balancer) ? ' ' : ''),
  }),
  textColumn('Listeners', ({ listeners = [] }) => listeners.map(listenerLabel).join(', '), {
    width: 108,
    from: 1000,
    of: ['listeners'],
    cell: (balancer) => <ListenersCell balancer={balancer} />,
    sortBy: ({ listeners }) => listeners?.[0]?.in ?? Number.NaN,
  }),
  { ...CREATED, width: 124, from: 1120 },
];

export const loadBalancerFacets: readonly Facet<LoadBalancerRecord>[] = [
  statusFacet,
  facet('Protocol', ({ listeners = [] }) =>
    [...new Set(listeners.map(({ protocol }) => protocol))].map((value) => ({
      value,
      label: protocolLabel(value),
    })),
  ),
  facet('Policy', ({ policy }) => policy && { value: policy, label: policyLabel(policy) }),
  facet('Servers', ({ nodes }) =>
    either(nodes && nodes.length > 0, ['some', 'With servers'], ['none', 'Without servers']),
  ),
  facet('Cloud IPs', ({ cloud_ips: ips }) =>
    either(ips && ips.length > 0, ['some', 'Mapped'], ['none', 'Not mapped']),
  ),
];

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
