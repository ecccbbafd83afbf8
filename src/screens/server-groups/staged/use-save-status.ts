import { useSelector } from 'react-redux';
import { isUnderWay, selectCall, type WithCalls } from '@/store/calls/calls-slice';

/** `looking`: an answer was lost, and is looked for. */
export type SaveStatus = 'saving' | 'looking';

/** The status of a save of this window, by its call's id; undefined once it is over. */
export function useSaveStatus(task: string): SaveStatus | undefined {
  const call = useSelector((state: WithCalls) => selectCall(state, task));
  if (call === undefined || !isUnderWay(call)) return undefined;
  return call.status === 'looking' ? 'looking' : 'saving';
}
