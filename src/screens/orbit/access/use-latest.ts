import { useCallback } from 'react';
import { useAccount } from '@/components/account/account-context';
import { useStorage } from '@/components/sharing/storage-context';
import type { ContainerRecord } from '@/model/container/record';

type Texts = Pick<ContainerRecord, 'read' | 'write'>;

function textsOf(answer: unknown): Texts {
  if (typeof answer !== 'object' || answer === null) return {};
  const { read, write }: { read?: unknown; write?: unknown } = answer;
  return typeof read === 'string' && typeof write === 'string' ? { read, write } : {};
}

/**
 * Reads who has access by now: a change replaces a whole list, and would take away what another window
 * has added. What is known is taken where that fails, for then the change is told to fail as well.
 */
export function useLatest(): (container: ContainerRecord) => Promise<ContainerRecord> {
  const account = useAccount();
  const storage = useStorage();
  return useCallback(
    async (container) => {
      const answer = await storage
        .read('container', container.id, { account })
        .catch(() => undefined);
      return { ...container, ...textsOf(answer) };
    },
    [account, storage],
  );
}
