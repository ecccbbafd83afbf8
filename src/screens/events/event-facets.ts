import type { Facet, FacetValue } from '@/components/lists/list-props';
import { formatCalendarDay } from '@/lib/dates';
import { actorOf, eventKind, type Mention, resourcesOf, shortAction } from '@/model/event/describe';
import { eventDay } from '@/model/event/groups';
import type { EventRecord } from '@/model/event/record';
import { KINDS } from '@/model/kinds';

/** Two of one name are told apart by their ids. */
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
  // What an event affects has happened to that too.
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
