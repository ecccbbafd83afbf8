import { useMemo } from 'react';
import { isTold } from '@/model/event/describe';
import { newestFirst } from '@/model/event/newest-first';
import type { EventRecord } from '@/model/event/record';
import { useListSource } from '@/components/scope/data/use-list';
import type { ListSource } from '@/components/scope/data/use-list';
import { useEventRefresh } from './use-event-refresh';

/**
 * Events of the account that there is a sentence for (spec 3 §4), the newest first; asks for them while
 * mounted, and each 15 s wherever they are looked at: what the stream does not tell would stay untold.
 */
export function useEvents(): ListSource<EventRecord> {
  const source = useListSource('event');
  useEventRefresh();
  const { rows, dropped } = source;
  const told = useMemo(() => rows.filter(isTold).toSorted(newestFirst), [rows]);
  const unread = useMemo(() => {
    // Without its action nobody knows if there is a sentence for it.
    const untold = rows.filter((event) => !isTold(event) && event.unreadable);
    return [...dropped, ...untold.map(({ id }) => id)];
  }, [rows, dropped]);
  return { ...source, rows: told, dropped: unread };
}
