import { formatDate, formatUtc, relativeTime } from '@/lib/dates';
import { classNames } from '@/ui/class-names';
import { Time } from '@/ui/time';
import styles from './records.module.css';

interface RelativeTimeProps {
  readonly iso: string;
  readonly now: number;
}

/** The exact time is shown on hover, local and UTC. */
export function RelativeTime({ iso, now }: RelativeTimeProps) {
  return (
    <Time iso={iso} exact={`${formatDate(iso)} (${formatUtc(iso)})`}>
      {relativeTime(iso, now)}
    </Time>
  );
}

interface CreatedProps {
  /** ISO 8601, if known. */
  readonly iso: string | null | undefined;
  readonly now: number;
}

/** An unknown time sorts as the epoch (spec 2 §3), but is shown as a dash (decisions.md). */
const UNKNOWN = <span className="muted">–</span>;

/** How long ago a record was made. */
export function Created({ iso, now }: CreatedProps) {
  return iso ? <RelativeTime iso={iso} now={now} /> : UNKNOWN;
}

/** The same with the date. */
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
