import { createContext, use, useMemo } from 'react';
import type { CallManager } from '@/store/calls/manager';
import { useIsOver } from '../session/use-is-over';

/** The queue's near end, given by `app`, which makes it beside the store. */
export const CallsContext = createContext<CallManager | undefined>(undefined);

/**
 * Starts calls for as long as the session lasts: steps that go on past its end are cancelled at once,
 * lest they be sent as whoever has signed in since. Throws outside its provider.
 */
export function useCalls(): Pick<CallManager, 'startCall' | 'cancel'> {
  const manager = use(CallsContext);
  if (manager === undefined) throw new Error('useCalls needs a CallsContext above it');
  const isOver = useIsOver();
  return useMemo(
    () => ({
      cancel: (id) => manager.cancel(id),
      startCall: (request) =>
        isOver()
          ? { id: '', outcome: Promise.resolve({ ok: false, cancelled: true }) }
          : manager.startCall(request),
    }),
    [isOver, manager],
  );
}
