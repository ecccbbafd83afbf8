import { formatDate, formatSince } from '@/lib/dates';
import { takesHttps } from '@/model/load-balancer/describe';
import { certificateEnd, expiryOf } from '@/model/load-balancer/expiry';
import type { LoadBalancerRecord } from '@/model/records/network';
import { isGone } from '@/model/status';
import { Tag } from '@/ui/chip';
import { Icon } from '@/ui/icon';
import { Time } from '@/ui/time';
import { useCertificateRead, useWantedCertificate } from './certificate-reads';
import styles from './load-balancers.module.css';

/**
 * True if only the balancer's own read has its certificate: lists leave it out (API documentation).
 */
export function isUntold(balancer: LoadBalancerRecord): boolean {
  const { listeners = [], certificate, acme, status } = balancer;
  const isKnown = certificate !== undefined && acme !== undefined;
  return !isKnown && !isGone(status) && listeners.some(takesHttps);
}

const UNTOLD = { reading: 'being read', failed: 'could not be read', done: '–' } as const;

interface CellProps {
  readonly balancer: LoadBalancerRecord;
  readonly now: number;
}

/** Beside a name: warns of the certificate's end at every width, and so requests its read. */
export function ExpiryMark({ balancer, now }: CellProps) {
  const near = expiryOf(certificateEnd(balancer), now);
  useWantedCertificate(balancer.id, isUntold(balancer));
  if (near === undefined) return null;
  const words = `Its certificate ${near.words}`;
  return (
    <span title={words} className={styles.mark}>
      <Icon name="warning" size={14} />
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

export function CertificateCell({ balancer, now }: CellProps) {
  const end = certificateEnd(balancer);
  const near = expiryOf(end, now);
  const read = useCertificateRead(balancer.id);
  // On a card it stands alone.
  useWantedCertificate(balancer.id, isUntold(balancer));
  if (end === undefined) {
    return <span className="muted">{isUntold(balancer) ? UNTOLD[read] : '–'}</span>;
  }
  if (near !== undefined) return <Tag tone={near.isOver ? 'red' : 'orange'}>{near.words}</Tag>;
  return (
    <Time iso={end} exact={formatDate(end)}>
      {formatSince(end, now)}
    </Time>
  );
}
