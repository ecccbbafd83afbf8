import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useAccount } from '@/components/scope/account-scope';
import { type ListSource, useListSource } from '@/components/scope/data/use-list';
import { isOffline } from '@/lib/connectivity';
import { hasSentence } from '@/model/event/describe';
import { newestFirst } from '@/model/event/references';
import type { EventRecord } from '@/model/records/people';
import { resources, type WithResources } from '@/store/resources/resources-state';
import { selectList } from '@/store/resources/resources-selectors';
import { selectMayChange } from '@/store/session/session-slice';

/** Interval of reads in ms (docs/product/events.md#refresh). */
export const REFRESH_MS = 15_000;

function useEventRefresh(): void {
  const account = useAccount();
  const dispatch = useDispatch();
  const status = useSelector((state: WithResources) => selectList(state, 'event', account).status);
  const isSignedIn = useSelector(selectMayChange);
  const isBusy = status === 'none' || status === 'loading' || status === 'refreshing';

  /** Returns true if a read was due but the page was hidden. */
  const refresh = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return true;
    if (!isBusy && !isOffline()) {
      dispatch(resources.actions.refreshRequested({ kind: 'event', account }));
    }
    return false;
  });

  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isDue = false;
    const timer = setInterval(() => {
      isDue = refresh();
    }, REFRESH_MS);
    const onVisible = () => {
      if (isDue) isDue = refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isSignedIn]);
}

/**
 * Events of the account that have a sentence, the newest first. Requests them while
 * mounted, and every 15 s while they are visible: the event stream may miss some.
 */
export function useEvents(): ListSource<EventRecord> {
  const source = useListSource('event');
  useEventRefresh();
  const { rows, dropped } = source;
  const shown = useMemo(() => rows.filter(hasSentence).toSorted(newestFirst), [rows]);
  const unread = useMemo(() => {
    // Without its action it is unclear if an event has a sentence.
    const unclear = rows.filter((event) => !hasSentence(event) && event.unreadable);
    return [...dropped, ...unclear.map(({ id }) => id)];
  }, [rows, dropped]);
  return { ...source, rows: shown, dropped: unread };
}
