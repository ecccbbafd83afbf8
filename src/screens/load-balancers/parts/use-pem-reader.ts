import { useEffect, useState } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import type { PemReader } from '@/model/load-balancer/https';

const load = lazyPart(() => import('@/lib/certificate'));

/** What reads certificates, fetched once it is needed. */
export function usePemReader(isNeeded: boolean): PemReader | undefined {
  const [reader, setReader] = useState<PemReader>();
  useEffect(() => {
    if (!isNeeded || reader !== undefined) return undefined;
    let isOver = false;
    void load().then(
      (loaded) => {
        if (!isOver) setReader(loaded);
      },
      // Without it the form says that nothing can be checked yet.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded, reader]);
  return reader;
}
