import { lazyPart } from '@/lib/lazy-part';

/** Fetches the dashboard's parts, which the servers need nothing of. */
export const loadOverview = lazyPart(() => import('./overview'));
