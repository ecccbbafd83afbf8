import { lazyPart } from '@/lib/lazy-part';

/** Fetches the dashboard's parts, which the servers need nothing of. */
export const loadOverview = lazyPart(() => import('./overview'));

/** What needs attention is known by what is read after the first screen: its checks come beside the rest. */
export const loadAttention = lazyPart(() => import('./needs-attention'));

/** Fetches all of it. */
export async function loadParts(): Promise<void> {
  await Promise.all([loadOverview(), loadAttention()]);
}
