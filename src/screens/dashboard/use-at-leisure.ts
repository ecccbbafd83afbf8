import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAccount } from '@/components/account/account-context';
import { selectConnection } from '@/store/events/events-slice';
import { FIRST_SCREEN_MS, selectHasFirstRead } from '@/store/resources/first-screen';
import type { WithResources } from '@/store/resources/resources-state';

/**
 * Whether what can wait may be asked for: what is shown first stands, and events tell of changes, so that
 * nothing is read twice; or they are late.
 */
export function useAtLeisure(): boolean {
  const account = useAccount();
  const isRead = useSelector((state: WithResources) => selectHasFirstRead(state, account));
  const connection = useSelector(selectConnection);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), FIRST_SCREEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (isRead && connection !== 'idle' && connection !== 'connecting') || isLate;
}
