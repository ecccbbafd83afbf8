import { createContext, use } from 'react';
import type { CallManager } from '@/store/calls/manager';

/** The queue's near end, given by `app`, which makes it beside the store. */
export const CallsContext = createContext<CallManager | undefined>(undefined);

/** Starts calls. Throws outside its provider. */
export function useCalls(): CallManager {
  const manager = use(CallsContext);
  if (manager === undefined) throw new Error('useCalls needs a CallsContext above it');
  return manager;
}
