import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import { preload } from '@/ui/lazy-layer';
import { useBackOnline } from '@/ui/use-online';
import type { App } from '@/app/boot/create-app';

/** After the first rows, which it is not to hold up. */
const SOON_MS = 2000;

const load = lazyPart(() => import('./follow-panel'));

export function useRecordedPanel(app: App): void {
  const { pathname, search, hash } = useLocation();
  const path = pathname + search + hash;
  const { tap } = app;
  useEffect(() => tap.note({ type: 'route', path }), [path, tap]);
  const follow = useCallback(() => preload(async () => (await load()).followPanel(app)), [app]);
  useBackOnline(follow);
  useEffect(() => {
    const timer = setTimeout(follow, SOON_MS);
    return () => clearTimeout(timer);
  }, [follow]);
}
