import { Suspense, useEffect, useEffectEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { lazyLayer } from '@/ui/lazy-layer';
import type { Asked, SearchProps } from './search-button';

const load = lazyPart(() => import('./palette'));
const loadKeys = lazyPart(() => import('./keys-dialog'));
const Palette = lazyLayer(async () => ({ default: (await load()).Palette }));
const KeysDialog = lazyLayer(async () => ({ default: (await loadKeys()).KeysDialog }));

/** Fetches what it opens. */
export async function fetchParts(): Promise<void> {
  await Promise.all([load(), loadKeys()]);
}

interface SearchLayerProps extends SearchProps {
  readonly asked: Asked | undefined;
}

/** What the search button and the panel's keys open; apart from them, for it names many files. */
export function SearchLayer({ asked, ...props }: SearchLayerProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const query = new URLSearchParams(location.search);
  const term = query.get('search');
  const showKeys = () => void dialogs.open(KeysDialog, {});

  const open = useEffectEvent(({ what }: Asked) => {
    if (what === 'keys') {
      showKeys();
      return;
    }
    query.set('search', '');
    const to = createPath({ ...location, search: String(query) });
    void navigate(to, { state: location.state as unknown, preventScrollReset: true });
  });
  useEffect(() => {
    if (asked !== undefined) open(asked);
  }, [asked]);

  if (term === null) return null;
  return (
    <Suspense fallback={null}>
      <Palette {...props} term={term} showKeys={showKeys} />
    </Suspense>
  );
}
