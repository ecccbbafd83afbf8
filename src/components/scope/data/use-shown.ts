import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { shown, type ShownName } from '@/store/resources/shown-slice';

/** Keeps lists and records up to date while mounted, also if no event reports their changes. */
export function useShown(names: readonly ShownName[]): void {
  const dispatch = useDispatch();
  const text = JSON.stringify(names);
  useEffect(() => {
    if (text === '[]') return undefined;
    const all = JSON.parse(text) as readonly ShownName[];
    const change = (by: 1 | -1) => void dispatch(shown.actions.changed({ names: all, by }));
    change(1);
    return () => change(-1);
  }, [dispatch, text]);
}
