import { selectWork, type WithWork } from '../work/work-slice';

/** The name of the work that reads again what may have been missed. */
export const CATCH_UP = 'catch-up';

/** Whether what may have been missed is still being read again. */
export function selectIsCatchingUp(state: WithWork): boolean {
  return selectWork(state, CATCH_UP)?.status === 'running';
}
