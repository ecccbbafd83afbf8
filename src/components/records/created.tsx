import { formatDate, formatUtc, relativeTime } from '@/lib/dates';
import { Time } from '@/ui/time';

interface CreatedProps {
  /** When it was made, as ISO 8601; missing while that isn't known. */
  readonly iso: string | null | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** How long ago something was made; the exact time on hover, in the reader's zone and in UTC. */
export function Created({ iso, now }: CreatedProps) {
  if (iso === undefined || iso === null) return <span className="muted">–</span>;
  return (
    <Time iso={iso} exact={`${formatDate(iso)} (${formatUtc(iso)})`}>
      {relativeTime(iso, now)}
    </Time>
  );
}
