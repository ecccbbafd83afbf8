import { useSelector } from 'react-redux';
import { selectCurrentUserId } from '@/store/accounts/accounts-slice';

/** The signed-in user's id; empty until it is known. */
export function useOwnId(): string {
  return useSelector(selectCurrentUserId) ?? '';
}
