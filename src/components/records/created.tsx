import { formatDate, formatUtc, relativeTime } from '@/lib/dates';
import { classNames } from '@/ui/class-names';
import { Time } from '@/ui/time';
import styles from './records.module.css';

interface RelativeTimeProps {
  readonly iso: string;
  readonly now: number;
}

export function RelativeTime({ iso, now }: RelativeTimeProps) {
  return (
    <Time iso={iso} exact={`${formatDate(iso)} (${formatUtc(iso)})`}>
      {relativeTime(iso, now)}
    </Time>
  );
}

interface CreatedProps {
  readonly iso: string | null | undefined;
  readonly now: number;
}

/** An unknown time sorts as the epoch (spec 2 §3), but is shown as a dash (decisions.md). */
const UNKNOWN = <span className="muted">–</span>;

export function Created({ iso, now }: CreatedProps) {
  return iso ? <RelativeTime iso={iso} now={now} /> : UNKNOWN;
}

export function CreatedDate({ iso, now }: CreatedProps) {
  return iso ? (
    <Time iso={iso} exact={formatUtc(iso)}>
      {formatDate(iso)}{' '}
      <span className={classNames('muted', styles.ago)}>({relativeTime(iso, now)})</span>
    </Time>
  ) : (
    UNKNOWN
  );
}
