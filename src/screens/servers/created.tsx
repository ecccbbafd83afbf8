import { formatDate, formatUtc, relativeTime } from '@/lib/dates';
import type { ServerRecord } from '@/model/server/record';
import { Time } from '@/ui/time';

interface CreatedProps {
  readonly server: ServerRecord;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** How long ago a server was made; the exact time on hover, in the reader's zone and in UTC. */
export function Created({ server, now }: CreatedProps) {
  const { created_at: created } = server;
  if (created === undefined || created === null) return <span className="muted">–</span>;
  return (
    <Time iso={created} exact={`${formatDate(created)} (${formatUtc(created)})`}>
      {relativeTime(created, now)}
    </Time>
  );
}
