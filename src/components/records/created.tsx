import { formatDate, formatUtc, relativeTime } from '@/lib/dates';
import { Definition } from '@/ui/definition-grid';
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

/** The same among the facts of a page, where there is room for the date. */
export function CreatedFact({ iso, now }: CreatedProps) {
  return (
    <Definition label="Created">
      {iso ? (
        <Time iso={iso} exact={formatUtc(iso)}>
          {formatDate(iso)} <span className="muted">({relativeTime(iso, now)})</span>
        </Time>
      ) : (
        <span className="muted">–</span>
      )}
    </Definition>
  );
}
