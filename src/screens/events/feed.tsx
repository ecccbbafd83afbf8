import { useEvents } from '@/components/activity/events/use-events';
import { eventText } from '@/components/activity/events/event-words';
import type { Grouping } from '@/components/lists/list-props';
import { ListPage } from '@/components/lists/list-page';
import type { Sort } from '@/components/lists/list-state';
import { actorOf, resourcesOf } from '@/model/event/describe';
import { eventGroup } from '@/model/event/groups';
import type { EventRecord } from '@/model/event/record';
import type { Lookup } from '@/model/facts';
import type { SearchField } from '@/model/search-text';
import { PageNotes } from '@/ui/page/columns';
import { RowHeading } from '@/ui/row-heading';
import { eventColumns } from './event-columns';
import { eventFacets } from './event-facets';
import { EventHistory } from './event-history';
import { useOlderEvents } from './use-older-events';

const NEWEST_FIRST: Sort = { column: 'time', direction: 'descending' };

/** Today, Yesterday, Last Week, Last Month, Older (spec 3 §4). */
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
    ['event', eventText(event, lookup, Date.now())],
    ['action', event.action],
    ['actor', actorOf(event).mention?.id],
    ['resource', ...resourcesOf(event).flatMap(({ id, name }) => [id, name])],
  ];
}

/** What happened in the account, and who did it (spec 3 §2). */
export default function EventFeed() {
  const source = useEvents();
  const more = useOlderEvents();
  return (
    <ListPage
      source={{ ...source, more }}
      notes={<PageNotes>{source.updatedAt !== undefined && <EventHistory />}</PageNotes>}
      findBy="words, name, id"
      columns={eventColumns}
      facets={eventFacets}
      searchFields={searchFields}
      sort={NEWEST_FIRST}
      grouping={DAYS}
      empty={
        <p>
          What you and others do in this account is told here, and what happens by itself. Changes
          in Orbit aren't among it.
        </p>
      }
    />
  );
}
