import { useSelector } from 'react-redux';
import { kindOfId } from '@/model/ids';
import { selectDoing, type WithCalls } from '@/store/calls/calls-slice';

export function useDoing(id: string | undefined): string | undefined {
  const kind = id === undefined ? undefined : kindOfId(id);
  return useSelector((state: WithCalls) =>
    kind === undefined || id === undefined ? undefined : selectDoing(state, kind, id),
  );
}
