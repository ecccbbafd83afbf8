import { useCallback, useState } from 'react';
import { useStore } from 'react-redux';
import { selectSession, type SessionState } from '@/store/session/session-slice';

/**
 * Asks whether the session has ended in which the component was mounted, for what goes on without the
 * component: by now somebody else may have signed in, even in the same moment.
 */
export function useIsOver(): () => boolean {
  const store = useStore<{ session: SessionState }>();
  const [ends] = useState(() => selectSession(store.getState()).ends);
  return useCallback(() => selectSession(store.getState()).ends !== ends, [ends, store]);
}
