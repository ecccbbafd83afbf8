import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Kind } from '@/model/kinds';
import { PAGE_SIZES, type PageSize } from '@/store/preferences/preferences';
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

  return {
    pageSize,
    view: view ?? 'list',
    choosePageSize: (size) => {
      const known = PAGE_SIZES.find((each) => each === size);
      if (known !== undefined) dispatch(preferences.actions.pageSizeChosen(known));
    },
    chooseView: (chosen) => {
      dispatch(preferences.actions.viewChosen({ list: kind, view: chosen }));
    },
  };
}

/** How long after the last keystroke the address follows, in milliseconds. */
const SETTLE_MS = 250;

/** The keyword as typed, until the address has it. */
interface Draft {
  readonly text: string;
  /** What of it was last written to the address, which may not show it yet. */
  readonly written: string | undefined;
}

export interface ListControls {
  /** The keyword is the one in the field, everything else what the address says. */
  readonly state: ListState;
  /** Filters at once; the address follows when the typing pauses. */
  readonly search: (text: string) => void;
  /** Brings the address up to date now: the field is left, Enter is pressed. */
  readonly settle: () => void;
  /** Puts a state in the address; `push` makes a step that Back undoes. */
  readonly change: (state: ListState, step?: 'push' | 'replace') => void;
}

function isWritten(draft: Draft): boolean {
  return draft.written === draft.text;
}

/** Holds a list's state in its address. */
export function useListState(shape: ListShape): ListControls {
  const location = useLocation();
  const navigate = useNavigate();
  const stored = useMemo(
    () => readListState(new URLSearchParams(location.search), shape),
    [location.search, shape],
  );
  const [draft, setDraft] = useState<Draft>();
  const [seen, setSeen] = useState(stored.search);

  if (seen !== stored.search) {
    // The address has another keyword. Unless we wrote it and the typing went on meanwhile, it counts:
    // ours has arrived, or somebody pressed Back.
    setSeen(stored.search);
    if (draft?.written !== stored.search || draft.text === stored.search) setDraft(undefined);
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
      // A view that was just chosen is the preference by the time the address is read.
      const chosen = next.view !== now.state.view;
      const preferred = chosen ? { ...now.shape, view: next.view } : now.shape;
      const search = writeListState(next, query, preferred).toString();
      void navigate(
        { search, hash: now.location.hash },
        // What is pushed is another page of rows, which is read from its top.
        // At once and not in a transition, or a tick that was just set would first fall back.
        {
          replace: step === 'replace',
          preventScrollReset: step === 'replace',
          flushSync: true,
        },
      );
    },
    [navigate],
  );

  const settle = useCallback(() => {
    const now = latest.current;
    if (now.draft === undefined || isWritten(now.draft)) return;
    setDraft({ text: now.draft.text, written: now.draft.text });
    write(now.state, 'replace');
  }, [write]);

  useEffect(() => {
    if (draft === undefined || isWritten(draft)) return undefined;
    const timer = setTimeout(settle, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft, settle]);

  const search = useCallback(
    (text: string) => setDraft((now) => ({ text, written: now?.written })),
    [],
  );

  const change = useCallback(
    (next: ListState, step: 'push' | 'replace' = 'replace') => {
      setDraft((now) => (now === undefined ? now : { text: next.search, written: next.search }));
      write(next, step);
    },
    [write],
  );

  return { state, search, settle, change };
}
