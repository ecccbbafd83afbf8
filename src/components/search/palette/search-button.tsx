import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import { lazyPart } from '@/lib/lazy-part';
import { selectIsInert } from '@/store/session/session-slice';
import type { Action } from '@/ui/action-menu';
import { Button } from '@/ui/button';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { words } from '../words';

interface SearchAddress {
  /** Text to search for; null while the search is closed. */
  readonly term: string | null;
  /** Returns true if this opened it. */
  readonly open: () => boolean;
  readonly close: () => void;
}

/**
 * Opens and closes the search by `?search` in the address, as one step of the history.
 * `onClosed` must be stable; it is called for each address without `?search`.
 */
function useSearchAddress(onClosed: () => void): SearchAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const { returnTo } = useRouteGuard();
  const query = new URLSearchParams(location.search);
  const term = query.get('search');
  // The address changes only after a press: a second press before then would add a step.
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    if (term === null) onClosed();
  }, [location, onClosed, term]);

  function leave(isOpen: boolean): boolean {
    if (isLeft.current || (term !== null) !== isOpen) return false;
    isLeft.current = true;
    if (isOpen) query.delete('search');
    else query.set('search', '');
    const to = createPath({ ...location, search: String(query) });
    if (isOpen) returnTo(to);
    else void navigate(to, { state: location.state as unknown, preventScrollReset: true });
    return true;
  }

  return { term, open: () => leave(false), close: () => void leave(true) };
}

const OVER_THE_PAGE = '[role=dialog], [role=menu]';
const WRITTEN = `${OVER_THE_PAGE}, input:not([type=checkbox], [type=radio]), textarea, select`;

/**
 * Returns what a key opens, on any page. A key that is typed into a field, or pressed with
 * something open over the page, opens nothing.
 */
export function panelKey(event: KeyboardEvent): 'search' | 'keys' | undefined {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, repeat } = event;
  const isChord = ctrlKey || metaKey;
  // Caps Lock makes it a capital.
  const isSearch = isChord ? key.toLowerCase() === 'k' && !shiftKey : key === '/';
  if (defaultPrevented || altKey || repeat || (!isSearch && (isChord || key !== '?'))) {
    return undefined;
  }
  if (!(target instanceof Element) || target.closest(isChord ? OVER_THE_PAGE : WRITTEN)) {
    return undefined;
  }
  // Ancestors alone count: the outline of a page that is being read is inert as well.
  const isHeld = document.querySelector('main')?.closest('[inert]') ?? null;
  if (isHeld !== null || document.querySelector('[data-modal]')) return undefined;
  return isSearch ? 'search' : 'keys';
}

interface EarlyKeys {
  readonly begin: () => void;
  readonly hear: (event: KeyboardEvent) => void;
  readonly typed: () => string;
  readonly end: () => void;
  /**
   * Ref of the placeholder shown while the code loads. Once it has loaded or failed, keys belong to
   * the page again.
   */
  readonly onItsWay: () => () => void;
}

/**
 * Keeps keys typed between the press that opens the search and its field. The field's code may
 * still be loading.
 */
export function createEarlyKeys(): EarlyKeys {
  let typed: string | undefined;
  let places = 0;
  const end = () => {
    typed = undefined;
  };
  return {
    begin: () => {
      typed = '';
    },
    hear: (event) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      if (document.querySelector('[data-modal]')) end();
      if (typed === undefined || altKey || ctrlKey || metaKey) return;
      if (key === 'Backspace') typed = typed.slice(0, -1);
      else if (key.length === 1) typed += key;
      // Enter is dropped: its choice is not visible yet.
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    },
    typed: () => typed ?? '',
    end,
    onItsWay: () => {
      places += 1;
      return () => {
        places -= 1;
        // React's strict mode removes a placeholder and puts it back at once.
        queueMicrotask(() => {
          if (places === 0) end();
        });
      };
    },
  };
}

const load = lazyPart(() => import('./search-layer'));
const Palette = lazyLayer(async () => ({ default: (await load()).Palette }));
const KeysDialog = lazyLayer(async () => ({ default: (await load()).KeysDialog }));

interface SearchButtonProps {
  readonly account: string | undefined;
  readonly help: readonly Action[];
  readonly className: string | undefined;
}

export function SearchButton({ className, ...props }: SearchButtonProps) {
  const dialogs = useDialogs();
  const [{ begin, hear: hearEarly, typed, end, onItsWay }] = useState(createEarlyKeys);
  const { term, open, close } = useSearchAddress(end);
  const isHeld = useSelector(selectIsInert);

  function openSearch() {
    if (open()) begin();
  }
  const showKeys = () => void dialogs.open(KeysDialog, {});

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const what = panelKey(event);
    if (what === undefined) return;
    event.preventDefault();
    if (what === 'search') openSearch();
    else showKeys();
  });
  // Runs before the page is painted: anyone who sees it may press a key.
  useLayoutEffect(() => {
    if (isHeld) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener('keydown', (event) => hear(event), { signal });
    // Captures each key before anything on the page gets it.
    document.addEventListener('keydown', hearEarly, { signal, capture: true });
    return () => gone.abort();
  }, [hearEarly, isHeld]);

  return (
    <>
      <Button icon="search" className={className} aria-haspopup="dialog" onClick={openSearch}>
        {words.button}
        <kbd aria-hidden="true">/</kbd>
      </Button>
      {term !== null && (
        <LayerHost waiting={<span hidden ref={onItsWay} />}>
          <Palette {...props} term={term} earlyText={typed} showKeys={showKeys} onClose={close} />
        </LayerHost>
      )}
    </>
  );
}
