import { useState } from 'react';
import { useSelector } from 'react-redux';
import { isTold } from '@/model/event/describe';
import { newestFirst } from '@/model/event/newest-first';
import type { EventRecord } from '@/model/event/record';
import { aboutOf } from '@/model/event/references';
import { LATEST, resourceEventsQuery } from '@/store/queries/resource-events-query';
import { selectRecords } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { useAccount } from '@/components/scope/account-context';
import { useQuery } from '@/components/scope/data/use-query';

interface Found {
  readonly table: unknown;
  readonly resource: string;
  readonly events: readonly EventRecord[];
}

/** The same array until an event changes. */
function makeSelect() {
  let last: Found | undefined;
  return (state: WithResources, resource: string): readonly EventRecord[] => {
    const table = selectRecords(state, 'event');
    if (last?.table !== table || last.resource !== resource) {
      const about = Object.values(table).filter(
        (event) => aboutOf(event).includes(resource) && isTold(event),
      );
      last = { table, resource, events: about.toSorted(newestFirst).slice(0, LATEST) };
    }
    return last.events;
  };
}

/** The latest of what has happened to a resource; asks for it while mounted. */
export function useResourceEvents(resource: string) {
  const account = useAccount();
  const { data, status, error, refresh } = useQuery(resourceEventsQuery, { account, resource });
  const [selectLatest] = useState(makeSelect);
  const events = useSelector((state: WithResources) => selectLatest(state, resource));
  return { events, isPartlyRead: data?.isPartly === true, status, error, refresh };
}
