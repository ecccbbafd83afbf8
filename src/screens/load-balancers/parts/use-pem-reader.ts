import { useMemo } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import type { PemReader } from '@/model/load-balancer/https';
import { useLater } from '@/ui/use-later';

const loadCertificate = lazyPart(() => import('@/lib/certificate'));
const loadChain = lazyPart(() => import('@/model/load-balancer/chain'));

/**
 * Code that reads certificates, fetched once it is needed. Without it the form says that nothing
 * can be checked yet.
 */
export function usePemReader(isNeeded: boolean): PemReader | undefined {
  const certificate = useLater(isNeeded ? loadCertificate : undefined);
  const chain = useLater(isNeeded ? loadChain : undefined);
  return useMemo(() => certificate && chain && { ...certificate, ...chain }, [certificate, chain]);
}
