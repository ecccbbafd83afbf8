import { lazyPart } from '@/lib/lazy-part';
import type { PemReader } from '@/model/load-balancer/https';
import { useLater } from '@/ui/use-later';

const load = lazyPart(() => import('@/lib/certificate'));

/** What reads certificates, fetched once it is needed; without it the form says that nothing can be checked yet. */
export const usePemReader = (isNeeded: boolean): PemReader | undefined =>
  useLater(isNeeded ? load : undefined);
