import { EventMark } from '@/components/activity/events/event-mark';
import { EventSentence } from '@/components/activity/events/event-sentence';
import { EventTime } from '@/components/activity/events/event-time';
import { eventText, mentionName } from '@/components/activity/events/event-words';
import type { Column, Facet, FacetValue } from '@/components/lists/list-props';
import { formatCalendarDay, timeOf } from '@/lib/dates';
import {
  actorOf,
  eventKind,
  type Mention,
  resourceOf,
  resourcesOf,
  shortAction,
} from '@/model/event/describe';
import { eventDay } from '@/model/event/groups';
import type { EventRecord } from '@/model/event/record';
import type { Lookup } from '@/model/facts';
import { KINDS } from '@/model/kinds';
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

/** Adds the id, as two may have the same name. */
function mentioned({ id, name }: Mention): FacetValue {
  return { value: id, label: name === undefined ? id : `${name} (${id})` };
}

function actorValue(event: EventRecord): FacetValue {
  const { mention } = actorOf(event);
  return mention ? mentioned(mention) : { value: 'background', label: 'Background' };
}

/** 'Lock resource' of `lock_resource`. */
function actionValue(action: string): FacetValue {
  const words = action.replaceAll('_', ' ');
  return { value: action, label: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
}

/** By actor, resource, kind, action and day. */
export const eventFacets: readonly Facet<EventRecord>[] = [
  { id: 'actor', label: 'Actor', valuesOf: (event) => [actorValue(event)] },
  // Includes the resources that an event affects.
  { id: 'resource', label: 'Resource', valuesOf: (event) => resourcesOf(event).map(mentioned) },
  {
    id: 'kind',
    label: 'Kind',
    valuesOf: (event) => {
      const kind = eventKind(event);
      return kind === undefined ? [] : [{ value: kind, label: KINDS[kind].singular }];
    },
  },
  { id: 'action', label: 'Action', valuesOf: (event) => [actionValue(shortAction(event))] },
  {
    id: 'day',
    label: 'Day',
    lastFirst: true,
    valuesOf: ({ created_at: at }) => {
      if (!at) return [];
      const day = eventDay(at);
      return [{ value: day, label: formatCalendarDay(day) }];
    },
  },
];
