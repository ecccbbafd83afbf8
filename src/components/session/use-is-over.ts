import { useCallback, useState } from 'react';
import { useStore } from 'react-redux';
import { selectSession, type SessionState } from '@/store/session/session-slice';

/** Asks whether the session of the component's mount has ended: another user may be signed in. */
export function useIsOver(): () => boolean {
  const store = useStore<{ session: SessionState }>();
  const [ends] = useState(() => selectSession(store.getState()).ends);
  return useCallback(() => selectSession(store.getState()).ends !== ends, [ends, store]);
}
