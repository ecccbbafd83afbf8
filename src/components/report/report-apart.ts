import { lazyPart } from '@/lib/lazy-part';
import type { Tap } from '@/provider/recorder/tap';

const load = lazyPart(() => import('./open-apart'));

/**
 * Opens 'Report a problem' where no panel stands: before sign-in, and on an error page in its place.
 * Rejects where its code cannot be fetched.
 */
export async function reportApart(tap: Tap | undefined): Promise<void> {
  (await load()).openApart(tap);
}
