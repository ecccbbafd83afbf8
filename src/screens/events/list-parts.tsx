import { EventMark, eventText, mentionName } from '@/components/activity/events/event-mark';
import { EventSentence } from '@/components/activity/events/event-sentence';
import { EventTime } from '@/components/activity/events/event-time';
import { NO_VALUE, textColumn } from '@/components/lists/columns';
import { facet } from '@/components/lists/facet-menu';
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
import type { Lookup } from '@/model/facts';
import { KINDS } from '@/model/kinds';
import type { EventRecord } from '@/model/records/people';
import { Copyable } from '@/ui/copy-button';
import { CellLines } from '@/ui/table';
import styles from './events.module.css';
import { words } from './words';

function actorName(event: EventRecord, lookup: Lookup): string {
  const { mention } = actorOf(event);
  return mention ? mentionName(mention, lookup) : words.facts.background;
}

function idOf(mention: Mention | undefined): string {
  return mention?.id ?? '';
}

export const eventColumns: readonly Column<EventRecord>[] = [
  {
    id: 'event',
    label: words.list.event,
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
  textColumn(words.facts.actor, actorName, {
    width: 152,
    from: 1000,
    of: ['user', 'client'],
    cell: (event, context) => (
      <CellLines second={actorOf(event).type === 'client' ? words.list.apiClient : undefined}>
        {actorName(event, context)}
      </CellLines>
    ),
  }),
  textColumn(words.facts.resource, (event) => idOf(resourceOf(event)), {
    width: 132,
    from: 800,
    phone: 'second',
    // The sentence names it, in both lines.
    isUnsaid: () => true,
    of: ['resource'],
    cell: (event) => {
      const id = idOf(resourceOf(event));
      if (id === '') return NO_VALUE;
      return (
        <Copyable inRow text={id} what={id}>
          <code>{id}</code>
        </Copyable>
      );
    },
  }),
  textColumn(words.facts.action, ({ action }) => action, {
    // `database_server.reset_password`
    width: 248,
    from: 1120,
    of: ['action'],
    cell: ({ action = '' }) => <code className="muted">{action}</code>,
  }),
  {
    id: 'time',
    label: words.list.time,
    width: 128,
    phone: 'lead',
    of: ['created_at'],
    cell: (event, { now }) => <EventTime event={event} now={now} by="dates" />,
    sortBy: ({ created_at: at }) => timeOf(at),
    firstSort: 'descending',
    text: ({ created_at: at }) => at ?? '',
  },
];

function mentioned({ id, name }: Mention): FacetValue {
  return { value: id, label: name === undefined ? id : words.mention(name, id) };
}

function actorValue(event: EventRecord): FacetValue {
  const { mention } = actorOf(event);
  return mention ? mentioned(mention) : { value: 'background', label: words.facts.background };
}

/** 'Lock resource' of `lock_resource`. */
function actionValue(action: string): FacetValue {
  const spaced = action.replaceAll('_', ' ');
  return { value: action, label: `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}` };
}

function dayValue(day: string): FacetValue {
  return { value: day, label: formatCalendarDay(day) };
}

export const eventFacets: readonly Facet<EventRecord>[] = [
  facet(words.facts.actor, actorValue),
  // Includes the resources that an event affects.
  facet(words.facts.resource, (event) => resourcesOf(event).map(mentioned)),
  facet(words.facts.kind, (event) => {
    const kind = eventKind(event);
    return kind && { value: kind, label: KINDS[kind].singular };
  }),
  facet(words.facts.action, (event) => actionValue(shortAction(event))),
  facet(words.facts.day, ({ created_at: at }) => at && dayValue(eventDay(at)), { lastFirst: true }),
];
