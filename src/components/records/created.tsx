import { formatDate, formatUtc, relativeTime } from '@/lib/dates';
import { Time } from '@/ui/time';

interface RelativeTimeProps {
  /** ISO 8601. */
  readonly iso: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** How far off a moment is; the exact time on hover, in the reader's zone and in UTC. */
export function RelativeTime({ iso, now }: RelativeTimeProps) {
  return (
    <Time iso={iso} exact={`${formatDate(iso)} (${formatUtc(iso)})`}>
      {relativeTime(iso, now)}
    </Time>
  );
}

interface CreatedProps {
  /** When it was made, as ISO 8601; missing while that isn't known. */
  readonly iso: string | null | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Where the time of making is missing: a dash (decisions.md). It is counted with as the epoch
 * (spec 2 §3) in sorting and progress; to show '1 Jan 1970 0:00' would tell what is not so.
 */
const UNKNOWN = <span className="muted">–</span>;

/** How long ago something was made. */
export function Created({ iso, now }: CreatedProps) {
  return iso ? <RelativeTime iso={iso} now={now} /> : UNKNOWN;
}

/** The same among the facts of a page, where there is room for the date. */
export function CreatedDate({ iso, now }: CreatedProps) {
  return iso ? (
    <Time iso={iso} exact={formatUtc(iso)}>
      {formatDate(iso)} <span className="muted">({relativeTime(iso, now)})</span>
    </Time>
  ) : (
    UNKNOWN
  );
}
