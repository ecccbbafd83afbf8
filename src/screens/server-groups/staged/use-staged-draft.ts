import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { StagedRule } from '@/model/firewall-rule/staged';
import { stagedDraft, taskOf } from '@/model/firewall-rule/staged-draft';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import { type Draft, dropDraft, readDraft, writeDraft } from '@/store/drafts/draft-storage';
import { type SaveStatus, useSaveStatus } from './use-save-status';

export interface StagedDraft {
  /** Undefined until the user is known, null if there is none. */
  readonly found: Draft | null | undefined;
  /**
   * Save of an earlier visit, while it goes on: it owns the draft, which is read again afterwards.
   */
  readonly status: SaveStatus | undefined;
  /** An empty list drops the draft. `task` is the id of the call that saves the rows now. */
  readonly keep: (unsaved: readonly StagedRule[], task?: string) => void;
}

function draftOf(user: string | undefined, route: string): Draft | null | undefined {
  return user === undefined ? undefined : (readDraft(user, route) ?? null);
}

export function useStagedDraft(route: string): StagedDraft {
  const user = useSelector(selectCurrentUserId);
  // Read once for each user and address, before this visit writes.
  const first = useMemo(() => draftOf(user, route), [user, route]);
  const status = useSaveStatus(taskOf(first));
  const goesOn = status !== undefined;
  const found = useMemo(
    () => (goesOn ? first : draftOf(user, route)),
    [first, goesOn, route, user],
  );
  const keep = useCallback(
    (unsaved: readonly StagedRule[], task?: string) => {
      if (user === undefined) return;
      if (unsaved.length === 0) dropDraft(user, route);
      else writeDraft(user, route, { ...stagedDraft(unsaved, task) });
    },
    [route, user],
  );
  return { found, status, keep };
}
