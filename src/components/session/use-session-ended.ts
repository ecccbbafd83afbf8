import { useCallback, useState } from 'react';
import { useStore } from 'react-redux';
import { selectSession, type SessionState } from '@/store/session/session-slice';

/** Asks whether the session of the component's mount has ended: another user may be signed in. */
export function useSessionEnded(): () => boolean {
  const store = useStore<{ session: SessionState }>();
  const [ends] = useState(() => selectSession(store.getState()).endCount);
  return useCallback(() => selectSession(store.getState()).endCount !== ends, [ends, store]);
}
