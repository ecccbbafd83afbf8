import { CREATED, nameColumn, STATUS } from '@/components/lists/common-columns';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { RelatedCell } from '@/components/lists/related-cell';
import { statusFacet } from '@/components/lists/status-facet';
import { RelatedItems } from '@/components/records/links/related-items';
import { StatusWithBar } from '@/components/records/record-status';
import { CREATION_SECONDS } from '@/model/creation';
import type { Lookup } from '@/model/facts';
import {
  listenerLabel,
  policyLabel,
  protocolLabel,
  takesHttps,
} from '@/model/load-balancer/describe';
import { certificateEnd } from '@/model/load-balancer/expiry';
import type { LoadBalancerRecord } from '@/model/load-balancer/record';
import { titleById } from '@/model/title';
import { Row } from '@/ui/page/columns';
import { CellLines } from '@/ui/table';
import { CertificateCell, ExpiryMark, isUntold } from './certificate-cell';

type Balancer = LoadBalancerRecord;

/** The ports that a balancer listens on, over their protocols. */
function ListenersCell({ balancer: { listeners } }: { readonly balancer: Balancer }) {
  if (!listeners?.length) return <span className="muted">–</span>;
  const protocols = new Set(listeners.map(({ protocol }) => protocolLabel(protocol)));
  return (
    <CellLines second={[...protocols].join(', ')}>
      {listeners.map(({ in: port }) => String(port)).join(', ')}
    </CellLines>
  );
}

function titles(kind: 'server' | 'cloud_ip', ids: readonly string[] = [], lookup: Lookup): string {
  return ids.map((id) => titleById(lookup, kind, id)).join(', ');
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
  {
    id: 'cloud_ips',
    label: 'Cloud IPs',
    width: 164,
    phone: 'second',
    of: ['cloud_ips'],
    cell: ({ cloud_ips: ips }) => <RelatedCell plain kind="cloud_ip" ids={ips} />,
    sortBy: ({ cloud_ips: ips }, lookup) => titles('cloud_ip', ips, lookup),
    text: ({ cloud_ips: ips }, lookup) => titles('cloud_ip', ips, lookup),
  },
  {
    id: 'nodes',
    label: 'Servers',
    width: 148,
    phone: 'second',
    of: ['nodes'],
    cell: ({ nodes }) => <RelatedCell kind="server" ids={nodes} />,
    sortBy: ({ nodes }) => nodes?.length ?? Number.NaN,
    text: ({ nodes }, lookup) => titles('server', nodes, lookup),
  },
  {
    id: 'certificate',
    label: 'Certificate',
    width: 148,
    from: 900,
    of: ['certificate', 'acme'],
    cell: (balancer, { now }) => <CertificateCell balancer={balancer} now={now} />,
    // Rows without a value come first so that they are loaded when visible.
    sortBy: (balancer) => certificateEnd(balancer) ?? (isUntold(balancer) ? ' ' : ''),
    text: (balancer) => certificateEnd(balancer) ?? '',
  },
  {
    id: 'listeners',
    label: 'Listeners',
    width: 108,
    from: 1000,
    of: ['listeners'],
    cell: (balancer) => <ListenersCell balancer={balancer} />,
    sortBy: ({ listeners }) => listeners?.[0]?.in ?? Number.NaN,
    text: ({ listeners = [] }) => listeners.map(listenerLabel).join(', '),
  },
  { ...CREATED, width: 124, from: 1120 },
];

/** A facet value for some or none, in the words of each case; empty while unknown. */
function any(ids: readonly string[] | undefined, some: string, none: string) {
  if (ids === undefined) return [];
  return [ids.length > 0 ? { value: 'some', label: some } : { value: 'none', label: none }];
}

export const loadBalancerFacets: readonly Facet<LoadBalancerRecord>[] = [
  statusFacet,
  {
    id: 'protocol',
    label: 'Protocol',
    valuesOf: ({ listeners = [] }) =>
      [...new Set(listeners.map(({ protocol }) => protocol))].map((value) => ({
        value,
        label: protocolLabel(value),
      })),
  },
  {
    id: 'policy',
    label: 'Policy',
    valuesOf: ({ policy }) =>
      policy === undefined ? [] : [{ value: policy, label: policyLabel(policy) }],
  },
  {
    id: 'servers',
    label: 'Servers',
    valuesOf: ({ nodes }) => any(nodes, 'With servers', 'Without servers'),
  },
  {
    id: 'cloud_ips',
    label: 'Cloud IPs',
    valuesOf: ({ cloud_ips: ips }) => any(ips, 'Mapped', 'Not mapped'),
  },
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
