import { lazyPart } from '@/lib/lazy-part';
import type { Recording } from '@/provider/recorder/recording';

const load = lazyPart(() => import('./open-apart'));

/**
 * Opens 'Report a problem' where no panel stands: before sign-in, and on an error page in its place.
 * Rejects where its code cannot be fetched.
 */
export async function reportApart(recording: Recording | undefined): Promise<void> {
  (await load()).openApart(recording);
}
