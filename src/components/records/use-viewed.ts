import { useEffect } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import type { Kind } from '@/model/kinds';
import { useAccount } from '@/components/scope/account-context';
import { useOwnId } from '@/components/scope/data/use-own-id';

const load = lazyPart(() => import('@/store/search/history'));

/** Keeps that a record's page was opened, once it is known what it is called. */
export function useViewed(kind: Kind, id: string, title: string | undefined): void {
  const account = useAccount();
  const user = useOwnId();
  useEffect(() => {
    if (title === undefined) return undefined;
    let isLeft = false;
    const keep = async () => {
      const { keepViewed } = await load();
      if (!isLeft) keepViewed({ user, account }, { kind, id, title });
    };
    // Without its code the page is seen all the same.
    void keep().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [user, account, kind, id, title]);
}
