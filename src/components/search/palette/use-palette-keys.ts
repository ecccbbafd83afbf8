import {
  type KeyboardEvent,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  createPath,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { DEBOUNCE_MS } from '@/components/search/use-search';
import type { RecordPlace, Row } from './found-rows';

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

interface PaletteKeys {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  /** In the order of the list's options. */
  readonly rows: readonly Row[];
  readonly onEnter: (event: KeyboardEvent) => void;
  readonly onVerbs: (about: RecordPlace) => void;
}

/**
 * True if a key writes, wherever the focus is. A space does not: it presses the focused element.
 */
function isWriting({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isLetter = key.length === 1 && key !== ' ';
  return !ctrlKey && !metaKey && !altKey && (isLetter || key === 'Backspace');
}

/**
 * Handles the keys of the palette (docs/product/search.md#arrows). Tab is left to the browser:
 * after the field it reaches the one row that can be tabbed to.
 */
export function usePaletteKeys({ field, list, rows, onEnter, onVerbs }: PaletteKeys) {
  const awaited = useRef<string>(undefined);
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const focusRow = (isWanted: (row: Row) => boolean) =>
    options()[rows.findIndex(isWanted)]?.focus();

  useEffect(() => {
    const id = awaited.current;
    if (id === undefined || !rows.some(({ verbOf }) => verbOf === id)) return;
    awaited.current = undefined;
    focusRow(({ verbOf }) => verbOf === id);
  });

  function onRow(key: string, at: number): boolean {
    const { about, verbOf } = rows[at] ?? {};
    if (key === 'Home') options()[0]?.focus();
    else if (key === 'End') options().at(-1)?.focus();
    else if (key === 'ArrowRight' && about !== undefined) {
      onVerbs(about);
      awaited.current = about.id;
    } else if (key === 'ArrowLeft' && verbOf !== undefined) {
      focusRow((row) => row.about?.id === verbOf);
    } else return false;
    return true;
  }

  return (event: KeyboardEvent) => {
    const { key, target, nativeEvent } = event;
    if (event.defaultPrevented || nativeEvent.isComposing) return;
    const isInField = target === field.current;
    const all = options();
    const at = all.findIndex((option) => option === target);
    const by = STEPS.get(key);
    if (isInField && key === 'Enter') onEnter(event);
    else if (by !== undefined && (isInField ? by > 0 : at >= 0)) {
      (at + by < 0 ? field.current : all[at + by])?.focus();
    } else if (at < 0 || !onRow(key, at)) {
      // The letter itself goes to the field, which then has the focus.
      if (at >= 0 && isWriting(event)) field.current?.focus();
      return;
    }
    event.preventDefault();
  };
}

interface Typed {
  readonly text: string;
  readonly type: (text: string) => void;
}

/**
 * Text of the field, which the address follows once typing rests. A new term in the address sets
 * the text.
 */
export function useTyped(term: string, early: string): Typed {
  const location = useLocation();
  const navigate = useNavigate();
  const router = use(DataRouterContext)?.router;
  const [text, setText] = useState(term + early);
  const [seen, setSeen] = useState({ term, written: term });

  if (seen.term !== term) {
    setSeen({ ...seen, term });
    if (seen.written !== term) setText(term);
  }

  const write = useCallback(() => {
    // Writing would cancel a navigation, which the router knows of before it is drawn.
    const now = router?.state;
    if (now?.navigation.state !== 'idle' || now.location.key !== location.key) return;
    const query = new URLSearchParams(location.search);
    query.set('search', text);
    setSeen((last) => ({ ...last, written: text }));
    const to = createPath({ ...location, search: String(query) });
    void navigate(to, {
      replace: true,
      preventScrollReset: true,
      state: location.state as unknown,
    });
  }, [location, navigate, router, text]);

  useEffect(() => {
    if (text === term) return undefined;
    const timer = setTimeout(write, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [term, text, write]);

  return { text, type: setText };
}
