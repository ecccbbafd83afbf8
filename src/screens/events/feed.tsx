import { useEffect } from 'react';
import { eventText } from '@/components/activity/events/event-mark';
import { useEvents } from '@/components/activity/events/use-events';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { DroppedRows } from '@/components/lists/list-notes';
import { ListPage } from '@/components/lists/list-page';
import type { Grouping } from '@/components/lists/list-props';
import type { Sort } from '@/components/lists/list-state';
import { useAccount } from '@/components/scope/account-scope';
import { useKnownList } from '@/components/scope/data/use-list';
import { useQuery } from '@/components/scope/data/use-query';
import { actorOf, resourcesOf } from '@/model/event/describe';
import { eventGroup } from '@/model/event/groups';
import type { Lookup } from '@/model/facts';
import type { EventRecord } from '@/model/records/people';
import type { SearchField } from '@/model/search-text';
import { eventHistoryQuery, HISTORY_MOST } from '@/store/queries/event-history-query';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
import { RowHeading } from '@/ui/row-heading';
import { eventColumns, eventFacets } from './list-parts';
import { useOlderEvents } from './use-older-events';
import { words } from './words';

/** Reads the events before the newest, once those are there, and says which of them are missing. */
function EventHistory() {
  const account = useAccount();
  const source = useKnownList('event');
  const { status, data, error, refresh } = useQuery(eventHistoryQuery, { account });
  // After a long absence the newest events do not reach back to the known ones.
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
        title={words.list.olderUnread}
        action={
          <Button size="s" onClick={refresh}>
            {words.list.tryAgain}
          </Button>
        }
      >
        <FailureToolsLater what={words.list.olderUnread} error={error} />
      </Note>
    );
  }
  if (isFirstReadPending(status) || data === undefined) return null;
  // The newest events already report dropped ones on the edge.
  const dropped = data.dropped.filter((id) => !source.dropped.includes(id));
  const isCut = data.isCut || source.rows.length >= HISTORY_MOST;
  return (
    <>
      <DroppedRows source={{ ...source, dropped, refresh }} />
      {isCut && <Note title={words.list.latest(HISTORY_MOST)} />}
    </>
  );
}

const NEWEST_FIRST: Sort = { column: 'time', direction: 'descending' };

/** Today, Yesterday, Last week, Last month, Older (docs/product/events.md#groups). */
const DAYS: Grouping<EventRecord> = {
  by: 'time',
  heading: ({ created_at: at }, before, now) => {
    const group = eventGroup(at, now);
    const isNew = before === undefined || eventGroup(before.created_at, now) !== group;
    return isNew && <RowHeading>{group}</RowHeading>;
  },
};

function searchFields(event: EventRecord, lookup: Lookup): readonly SearchField[] {
  return [
    [words.foundIn.event, eventText(event, lookup, Date.now())],
    [words.foundIn.action, event.action],
    [words.foundIn.actor, actorOf(event).mention?.id],
    [words.foundIn.resource, ...resourcesOf(event).flatMap(({ id, name }) => [id, name])],
  ];
}

export default function EventFeed() {
  const source = useEvents();
  const more = useOlderEvents();
  return (
    <ListPage
      source={{ ...source, more }}
      notes={source.updatedAt !== undefined && <EventHistory />}
      findBy={words.list.findBy}
      columns={eventColumns}
      facets={eventFacets}
      searchFields={searchFields}
      sort={NEWEST_FIRST}
      grouping={DAYS}
      empty={<p>{words.list.empty}</p>}
    />
  );
}
