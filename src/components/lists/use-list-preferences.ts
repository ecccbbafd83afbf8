import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Kind } from '@/model/kinds';
import { PAGE_SIZES, type PageSize } from '@/store/preferences/preferences';
import {
  preferences,
  selectPreferences,
  type WithPreferences,
} from '@/store/preferences/preferences-slice';
import type { ListView } from './list-state';

/** What is remembered of lists: one page size for all, a view for each kind. */
export interface ListPreferences {
  readonly pageSize: PageSize;
  readonly view: ListView;
  readonly choosePageSize: (size: number) => void;
  readonly chooseView: (view: ListView) => void;
}

/** Reads and changes what this browser remembers of a kind's list. */
export function useListPreferences(kind: Kind): ListPreferences {
  const dispatch = useDispatch();
  const pageSize = useSelector((state: WithPreferences) => selectPreferences(state).pageSize);
  const view = useSelector((state: WithPreferences) => selectPreferences(state).view[kind]);

  const choosePageSize = useCallback(
    (size: number) => {
      const known = PAGE_SIZES.find((each) => each === size);
      if (known !== undefined) dispatch(preferences.actions.pageSizeChosen(known));
    },
    [dispatch],
  );
  const chooseView = useCallback(
    (chosen: ListView) => {
      dispatch(preferences.actions.viewChosen({ list: kind, view: chosen }));
    },
    [dispatch, kind],
  );
  return { pageSize, view: view ?? 'list', choosePageSize, chooseView };
}
