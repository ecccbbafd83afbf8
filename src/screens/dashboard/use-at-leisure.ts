import { useSelector } from 'react-redux';
import { useAccount } from '@/components/scope/account-context';
import { selectConnection } from '@/store/events/events-slice';
import { selectHasFirstRead } from '@/store/resources/first-screen';
import type { WithResources } from '@/store/resources/resources-state';
import { useLate } from './use-late';

/**
 * Whether what can wait may be asked for: what is shown first stands, and events tell of changes, so that
 * nothing is read twice; or they are late.
 */
export function useAtLeisure(): boolean {
  const account = useAccount();
  const isRead = useSelector((state: WithResources) => selectHasFirstRead(state, account));
  const connection = useSelector(selectConnection);
  const isLate = useLate();
  return (isRead && connection !== 'idle' && connection !== 'connecting') || isLate;
}
