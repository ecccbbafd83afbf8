import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '@/lib/lazy-part';
import { selectIsInert } from '@/store/session/session-slice';
import type { Action } from '@/ui/action-menu';
import { Button } from '@/ui/button';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { createEarlyKeys } from './early-keys';
import { panelKey } from './panel-keys';

import { useSearchAddress } from './use-search-address';

const load = lazyPart(() => import('./search-layer'));
const Palette = lazyLayer(async () => ({ default: (await load()).Palette }));
const KeysDialog = lazyLayer(async () => ({ default: (await load()).KeysDialog }));

interface SearchButtonProps {
  /** What the frame is about; the user's own pages are in none. */
  readonly account: string | undefined;
  readonly help: readonly Action[];
  readonly className: string | undefined;
}

/** Opens the search, by its keys too. */
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
  // Before the page is painted: whoever sees it may press a key.
  useLayoutEffect(() => {
    if (isHeld) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener('keydown', (event) => hear(event), { signal });
    // Before anything of the page hears it.
    document.addEventListener('keydown', hearEarly, { signal, capture: true });
    return () => gone.abort();
  }, [hearEarly, isHeld]);

  return (
    <>
      <Button icon="search" className={className} aria-haspopup="dialog" onClick={openSearch}>
        Search or run a command
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
