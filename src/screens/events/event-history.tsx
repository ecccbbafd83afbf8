import { useEffect } from 'react';
import { useAccount } from '@/components/scope/account-context';
import { useKnownList } from '@/components/scope/data/use-list';
import { useQuery } from '@/components/scope/data/use-query';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { DroppedRows } from '@/components/lists/list-notes';
import { formatCount } from '@/lib/text';
import { eventHistoryQuery, HISTORY_MOST } from '@/store/queries/event-history-query';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';

const UNREAD = 'Older events could not be read';

/** Reads the events before the newest, once those are there, and tells what of them is missing. */
export function EventHistory() {
  const account = useAccount();
  const source = useKnownList('event');
  const { status, data, error, refresh } = useQuery(eventHistoryQuery, { account });
  // After a long absence the newest do not reach to those that were known.
  const isBroken =
    status === 'loaded' &&
    data?.since !== undefined &&
    source.status === 'loaded' &&
    source.rows.every(({ id }) => id !== data.since);
  useEffect(() => {
    if (isBroken) refresh();
  });
  if (status === 'error' && error) {
    return (
      <Note
        tone="warning"
        title={UNREAD}
        action={
          <Button size="s" onClick={refresh}>
            Try again
          </Button>
        }
      >
        <FailureToolsLater what={UNREAD} error={error} />
      </Note>
    );
  }
  if (isFirstReadPending(status) || data === undefined) return null;
  // Of those on the edge the newest tell too.
  const dropped = data.dropped.filter((id) => !source.dropped.includes(id));
  const isCut = data.isCut || source.rows.length >= HISTORY_MOST;
  return (
    <>
      <DroppedRows source={{ ...source, dropped, refresh }} />
      {isCut && <Note title={`These are the latest ${formatCount(HISTORY_MOST)} events`} />}
    </>
  );
}
