import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import { preload } from '@/ui/preload';
import type { App } from '../boot/create-app';

/** After the first rows, which it is not to hold up. */
const SOON_MS = 2000;

const load = lazyPart(() => import('./follow-panel'));

/** Notes each address for a report of a problem, and soon what else happens. */
export function useRecordedPanel(app: App): void {
  const { pathname, search, hash } = useLocation();
  const path = pathname + search + hash;
  const { tap } = app;
  useEffect(() => tap.note({ type: 'route', path }), [path, tap]);
  useEffect(() => {
    const follow = () => preload(async () => (await load()).followPanel(app));
    const timer = setTimeout(follow, SOON_MS);
    window.addEventListener('online', follow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', follow);
    };
  }, [app]);
}
