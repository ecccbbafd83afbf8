import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '@/components/scope/account-scope';
import { entryOf } from '@/lib/values';
import { type Density, PAGE_SIZES, type PageSize } from '@/store/preferences/preferences';
import {
  preferences,
  selectPreferences,
  type WithPreferences,
} from '@/store/preferences/preferences-slice';
import {
  readListState,
  writeListState,
  type ListShape,
  type ListState,
  type ListView,
} from './list-state';

/** Page size and density are shared by all lists. View and columns are per list. */
export interface ListPreferences {
  readonly pageSize: PageSize;
  readonly view: ListView;
  readonly density: Density;
  /** Undefined until the customer has chosen columns. */
  readonly hidden: readonly string[] | undefined;
  readonly chooseDensity: (density: Density) => void;
  readonly hide: (columns: readonly string[]) => void;
  readonly choosePageSize: (size: number) => void;
  readonly chooseView: (view: ListView) => void;
}

export function useListPreferences(list: string): ListPreferences {
  const dispatch = useDispatch();
  const pageSize = useSelector((state: WithPreferences) => selectPreferences(state).pageSize);
  const view = useSelector((state: WithPreferences) =>
    entryOf(selectPreferences(state).view, list),
  );
  const density = useSelector((state: WithPreferences) => selectPreferences(state).density);
  const hidden = useSelector((state: WithPreferences) =>
    entryOf(selectPreferences(state).hiddenColumns, list),
  );

  return {
    pageSize,
    view: view ?? 'list',
    density,
    hidden,
    chooseDensity: (chosen) => {
      dispatch(preferences.actions.densityChosen(chosen));
    },
    hide: (columns) => {
      dispatch(preferences.actions.columnsHidden({ list, columns }));
    },
    choosePageSize: (size) => {
      const known = PAGE_SIZES.find((each) => each === size);
      if (known !== undefined) dispatch(preferences.actions.pageSizeChosen(known));
    },
    chooseView: (chosen) => {
      dispatch(preferences.actions.viewChosen({ list, view: chosen }));
    },
  };
}

export function useExpectedRows(list: string, count: number | undefined): number | undefined {
  const dispatch = useDispatch();
  const key = `${useAccount()} ${list}`;
  const known = useSelector((state: WithPreferences) =>
    entryOf(selectPreferences(state).rowCounts, key),
  );
  useEffect(() => {
    if (count === undefined || count === known) return;
    dispatch(preferences.actions.rowsCounted({ list: key, count }));
  }, [count, dispatch, key, known]);
  return known;
}

const DEBOUNCE_MS = 250;

interface Draft {
  readonly text: string;
  /** The keyword last written to the address, which may not show it yet. */
  readonly written: string | undefined;
}

export interface ListControls {
  /** The keyword as typed, the rest from the address. */
  readonly state: ListState;
  /**
   * Identifies the last keyword or sort entered on this page. Any other change of the list or
   * address clears it.
   */
  readonly own: string | undefined;
  /** Filters at once; the address follows after a pause. */
  readonly search: (text: string) => void;
  readonly commit: () => void;
  readonly change: (state: ListState, step?: 'push' | 'replace') => void;
}

function isWritten(draft: Draft): boolean {
  return draft.written === draft.text;
}

export function useListState(shape: ListShape): ListControls {
  const location = useLocation();
  const navigate = useNavigate();
  const stored = useMemo(
    () => readListState(new URLSearchParams(location.search), shape),
    [location.search, shape],
  );
  const [draft, setDraft] = useState<Draft>();
  const [seen, setSeen] = useState(stored.search);
  const [own, setOwn] = useState<string>();
  /** Queries of the address: the last seen, and the last written here. */
  const [queries, setQueries] = useState({ seen: location.search, written: location.search });

  if (queries.seen !== location.search) {
    setQueries({ ...queries, seen: location.search });
    if (queries.written !== location.search) setOwn(undefined);
  }
  if (seen !== stored.search) {
    // Another keyword in the address wins, by Back for instance. One that we wrote does not replace
    // later typing.
    setSeen(stored.search);
    if (draft?.written !== stored.search) setDraft(undefined);
  }

  const state = useMemo<ListState>(() => {
    if (draft === undefined) return stored;
    return { ...stored, search: draft.text, page: isWritten(draft) ? stored.page : 1 };
  }, [draft, stored]);

  const latest = useRef({ location, shape, state, draft });
  useEffect(() => {
    latest.current = { location, shape, state, draft };
  });

  const write = useCallback(
    (next: ListState, step: 'push' | 'replace') => {
      const now = latest.current;
      const query = new URLSearchParams(now.location.search);
      // The chosen view is the preference by the time the address is read.
      const chosen = next.view !== now.state.view;
      const preferred = chosen ? { ...now.shape, view: next.view } : now.shape;
      const search = writeListState(next, query, preferred).toString();
      setQueries((known) => ({ ...known, written: search && `?${search}` }));
      void navigate(
        { search, hash: now.location.hash },
        // A pushed page starts at its top. Not in a transition, or a new tick would briefly vanish.
        {
          replace: step === 'replace',
          preventScrollReset: step === 'replace',
          flushSync: true,
        },
      );
    },
    [navigate],
  );

  const commit = useCallback(() => {
    const now = latest.current;
    if (now.draft === undefined || isWritten(now.draft)) return;
    setDraft({ text: now.draft.text, written: now.draft.text });
    write(now.state, 'replace');
  }, [write]);

  useEffect(() => {
    if (draft === undefined || isWritten(draft)) return undefined;
    const timer = setTimeout(commit, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, commit]);

  const search = useCallback((text: string) => {
    setDraft((now) => ({ text, written: now?.written }));
    setOwn(`typed ${text}`);
  }, []);

  const change = useCallback(
    (next: ListState, step: 'push' | 'replace' = 'replace') => {
      const { sort } = latest.current.state;
      const { column, direction } = next.sort;
      const isSorted = column !== sort.column || direction !== sort.direction;
      setDraft((now) => (now === undefined ? now : { text: next.search, written: next.search }));
      setOwn(isSorted ? `sorted ${direction} ${column}` : undefined);
      write(next, step);
    },
    [write],
  );

  return { state, own, search, commit, change };
}
