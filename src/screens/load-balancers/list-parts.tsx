import { CREATED, nameColumn, NO_VALUE, STATUS, textColumn } from '@/components/lists/columns';
import { either, facet, statusFacet } from '@/components/lists/facet-menu';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell, RelatedCell } from '@/components/lists/name-cell';
import { RelatedItems } from '@/components/records/links/related-items';
import { StatusWithBar } from '@/components/records/record-status';
import { formatDate, formatSince } from '@/lib/dates';
import { CREATION_SECONDS } from '@/model/creation';
import {
  listenerLabel,
  policyLabel,
  protocolLabel,
  takesHttps,
} from '@/model/load-balancer/describe';
import { certificateEnd, expiryOf } from '@/model/load-balancer/certificate';
import type { LoadBalancerRecord } from '@/model/records/network';
import { isGone } from '@/model/status';
import { titlesById } from '@/model/title';
import { Tag } from '@/ui/badges';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/page/columns';
import { CellLines } from '@/ui/table';
import { Time } from '@/ui/time';
import { useCertificateRead, useWantedCertificate } from './certificate-reads';
import { words } from './words';
import styles from './load-balancers.module.css';

/**
 * True if only the balancer's own read has its certificate: lists leave it out (API documentation).
 */
function isUntold(balancer: LoadBalancerRecord): boolean {
  const { listeners = [], certificate, acme, status } = balancer;
  const isKnown = certificate !== undefined && acme !== undefined;
  return !isKnown && !isGone(status) && listeners.some(takesHttps);
}

interface CellProps {
  readonly balancer: LoadBalancerRecord;
  readonly now: number;
}

/** Beside a name: warns of the certificate's end at every width, and so requests its read. */
function ExpiryMark({ balancer, now }: CellProps) {
  const near = expiryOf(certificateEnd(balancer), now);
  useWantedCertificate(balancer.id, isUntold(balancer));
  if (near === undefined) return null;
  const warning = words.list.certificateEnds(near.words);
  return (
    <span title={warning} className={styles.mark}>
      <Icon name="warning" size={14} />
      <span className="visually-hidden">{warning}</span>
    </span>
  );
}

function CertificateCell({ balancer, now }: CellProps) {
  const end = certificateEnd(balancer);
  const near = expiryOf(end, now);
  const read = useCertificateRead(balancer.id);
  // On a card it stands alone.
  useWantedCertificate(balancer.id, isUntold(balancer));
  if (end === undefined) {
    return <span className="muted">{isUntold(balancer) ? words.list.unread[read] : '–'}</span>;
  }
  if (near !== undefined) return <Tag tone={near.isOver ? 'red' : 'orange'}>{near.words}</Tag>;
  return (
    <Time iso={end} exact={formatDate(end)}>
      {formatSince(end, now)}
    </Time>
  );
}

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
    words.labels.cloudIps,
    ({ cloud_ips: ids }, all) => titlesById(all, 'cloud_ip', ids).join(', '),
    {
      width: 164,
      phone: 'second',
      of: ['cloud_ips'],
      cell: ({ cloud_ips: ips }) => <RelatedCell plain kind="cloud_ip" ids={ips} />,
    },
  ),
  textColumn(
    words.labels.servers,
    ({ nodes }, all) => titlesById(all, 'server', nodes).join(', '),
    {
      id: 'nodes',
      width: 148,
      phone: 'second',
      of: ['nodes'],
      cell: ({ nodes }) => <RelatedCell kind="server" ids={nodes} />,
      sortBy: ({ nodes }) => nodes?.length ?? Number.NaN,
    },
  ),
  textColumn(words.labels.certificate, certificateEnd, {
    width: 148,
    from: 900,
    of: ['certificate', 'acme'],
    cell: (balancer, { now }) => <CertificateCell balancer={balancer} now={now} />,
    // Rows without a value come first so that they are loaded when visible.
    sortBy: (balancer) => certificateEnd(balancer) ?? (isUntold(balancer) ? ' ' : ''),
  }),
  textColumn(
    words.labels.listeners,
    ({ listeners = [] }) => listeners.map(listenerLabel).join(', '),
    {
      width: 108,
      from: 1000,
      of: ['listeners'],
      cell: (balancer) => <ListenersCell balancer={balancer} />,
      sortBy: ({ listeners }) => listeners?.[0]?.in ?? Number.NaN,
    },
  ),
  { ...CREATED, width: 124, from: 1120 },
];

export const loadBalancerFacets: readonly Facet<LoadBalancerRecord>[] = [
  statusFacet,
  facet(words.labels.protocol, ({ listeners = [] }) =>
    [...new Set(listeners.map(({ protocol }) => protocol))].map((value) => ({
      value,
      label: protocolLabel(value),
    })),
  ),
  facet(
    words.labels.policy,
    ({ policy }) => policy && { value: policy, label: policyLabel(policy) },
  ),
  facet(words.labels.servers, ({ nodes }) =>
    either(
      nodes && nodes.length > 0,
      ['some', words.list.withServers],
      ['none', words.list.withoutServers],
    ),
  ),
  facet(words.labels.cloudIps, ({ cloud_ips: ips }) =>
    either(ips && ips.length > 0, ['some', words.list.mapped], ['none', words.list.notMapped]),
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
          <span className="muted">{words.labels.certificate}</span>
          <CertificateCell balancer={balancer} now={context.now} />
        </Row>
      )}
    </>
  );
}
