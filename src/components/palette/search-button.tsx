import { Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import { selectIsInert } from '@/store/session/session-slice';
import type { Action } from '@/ui/action-menu';
import { Button } from '@/ui/button';
import { lazyLayer } from '@/ui/lazy-layer';
import { preload } from '@/ui/preload';
import { panelKey } from './panel-keys';

const load = lazyPart(() => import('./search-layer'));
const SearchLayer = lazyLayer(async () => ({ default: (await load()).SearchLayer }));

/** Fetches the code of what it opens ahead. */
export function preloadPalette(): void {
  preload(async () => (await load()).fetchParts());
}

/** One press of the button or of a key: each is another object. */
export interface Asked {
  readonly what: 'search' | 'keys';
}

export interface SearchProps {
  /** What the frame is about; the user's own pages are in none. */
  readonly account: string | undefined;
  readonly help: readonly Action[];
}

interface SearchButtonProps extends SearchProps {
  readonly className: string | undefined;
}

/** Opens the search, by its keys too; it is open while the address has `?search` (spec 3 §2). */
export function SearchButton({ className, ...props }: SearchButtonProps) {
  const [asked, setAsked] = useState<Asked>();
  const isOpen = new URLSearchParams(useLocation().search).has('search');

  const isHeld = useSelector(selectIsInert);

  useEffect(() => {
    if (isHeld) return undefined;
    const hear = (event: KeyboardEvent) => {
      const what = panelKey(event);
      if (what === undefined) return;
      event.preventDefault();
      setAsked({ what });
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isHeld]);

  return (
    <>
      <Button
        icon="search"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setAsked({ what: 'search' })}
      >
        Search or run a command
        <kbd aria-hidden="true">/</kbd>
      </Button>
      {(isOpen || asked) && (
        <Suspense fallback={null}>
          <SearchLayer {...props} asked={asked} />
        </Suspense>
      )}
    </>
  );
}
