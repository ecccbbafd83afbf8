import { lazyPart } from '@/lib/lazy-part';
import { useLater } from '@/ui/use-later';
import type { Config } from '../config';

/** In milliseconds: the first screen has the network to itself. */
const LATER_MS = 2000;

const fetchBanners = lazyPart(() => import('@/components/status/status-banners'));

const load = async () => {
  await new Promise((resolve) => setTimeout(resolve, LATER_MS));
  return fetchBanners();
};

/** The feed of the provider's status, where one is configured. */
export function StatusFeed({ status, statusFeed }: Config['links']) {
  const part = useLater(load);
  if (part === undefined || statusFeed === undefined) return null;
  return <part.StatusBanners feed={statusFeed} page={status} />;
}
