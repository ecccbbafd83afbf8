import { lazyPart } from '@/lib/lazy-part';
import { useLater } from '@/ui/use-later';
import type { Config } from '../config';

const load = lazyPart(() => import('@/components/failure/status-banners'));

/** The feed of the provider's status, where one is configured. */
export function StatusFeed({ status, statusFeed }: Config['links']) {
  const part = useLater(load);
  return part && statusFeed && <part.StatusBanners feed={statusFeed} page={status} />;
}
