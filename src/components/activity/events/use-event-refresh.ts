import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isOffline } from '@/lib/is-offline';
import { resources } from '@/store/resources/resources-actions';
import { selectList } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { selectMayChange } from '@/store/session/session-slice';
import { useAccount } from '@/components/scope/account-context';

/** Spec 3 §4, §9, in milliseconds. */
export const REFRESH_MS = 15_000;

/**
 * Reads the newest events each 15 s as long as they are looked at: not while the page is hidden, nobody is
 * signed in or nothing can be asked, and never while they are being read.
 */
export function useEventRefresh(): void {
  const account = useAccount();
  const dispatch = useDispatch();
  const status = useSelector((state: WithResources) => selectList(state, 'event', account).status);
  const isSignedIn = useSelector(selectMayChange);
  const isBusy = status === 'none' || status === 'loading' || status === 'refreshing';

  /** Whether it was time and nobody looked. */
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
