import { selectList } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';

/** The id of who is signed in: the one user that the provider lists (spec 1 §7). */
export function selectCurrentUserId(state: WithResources): string | undefined {
  return selectList(state, 'user', '').ids[0];
}
