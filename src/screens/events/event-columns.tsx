import { EventMark } from '@/components/activity/events/event-mark';
import { EventSentence } from '@/components/activity/events/event-sentence';
import { EventTime } from '@/components/activity/events/event-time';
import { eventText, mentionName } from '@/components/activity/events/event-words';
import type { Column } from '@/components/lists/list-props';
import { timeOf } from '@/lib/dates';
import { actorOf, type Mention, resourceOf } from '@/model/event/describe';
import type { EventRecord } from '@/model/event/record';
import type { Lookup } from '@/model/facts';
import { Copyable } from '@/ui/copy-button';
import { CellLines } from '@/ui/table';
import styles from './events.module.css';

function actorName(event: EventRecord, lookup: Lookup): string {
  const { mention } = actorOf(event);
  return mention ? mentionName(mention, lookup) : 'Background';
}

function idOf(mention: Mention | undefined): string {
  return mention?.id ?? '';
}

export const eventColumns: readonly Column<EventRecord>[] = [
  {
    id: 'event',
    label: 'Event',
    of: ['action', 'resource', 'affects'],
    cell: (event, { now }) => (
      <div className={styles.event}>
        <EventMark event={event} />
        <p>
          <EventSentence event={event} now={now} />
        </p>
      </div>
    ),
    text: (event, lookup) => eventText(event, lookup, Date.now()),
  },
  {
    id: 'actor',
    label: 'Actor',
    width: 152,
    from: 1000,
    of: ['user', 'client'],
    cell: (event, context) => (
      <CellLines second={actorOf(event).type === 'client' ? 'API Client' : undefined}>
        {actorName(event, context)}
      </CellLines>
    ),
    sortBy: actorName,
    text: actorName,
  },
  {
    id: 'resource',
    label: 'Resource',
    width: 132,
    from: 800,
    phone: 'second',
    // The sentence names it, in both lines.
    isUnsaid: () => true,
    of: ['resource'],
    cell: (event) => {
      const id = idOf(resourceOf(event));
      if (id === '') return <span className="muted">–</span>;
      return (
        <Copyable inRow text={id} what={id}>
          <code>{id}</code>
        </Copyable>
      );
    },
    sortBy: (event) => idOf(resourceOf(event)),
    text: (event) => idOf(resourceOf(event)),
  },
  {
    id: 'action',
    label: 'Action',
    // `database_server.reset_password`
    width: 248,
    from: 1120,
    of: ['action'],
    cell: ({ action = '' }) => <code className="muted">{action}</code>,
    sortBy: ({ action = '' }) => action,
    text: ({ action = '' }) => action,
  },
  {
    id: 'time',
    label: 'Time',
    width: 128,
    phone: 'lead',
    of: ['created_at'],
    cell: (event, { now }) => <EventTime event={event} now={now} by="dates" />,
    sortBy: ({ created_at: at }) => timeOf(at),
    firstSort: 'descending',
    text: ({ created_at: at }) => at ?? '',
  },
];
