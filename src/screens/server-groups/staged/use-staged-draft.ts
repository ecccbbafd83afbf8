import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { StagedRule } from '@/model/firewall-rule/staged';
import { stagedDraft } from '@/model/firewall-rule/staged-draft';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import { type Draft, dropDraft, readDraft, writeDraft } from '@/store/drafts/draft-storage';

interface StagedDraft {
  /** Undefined until the user is known, null if there is none. */
  readonly found: Draft | null | undefined;
  /** An empty list drops the draft. */
  readonly keep: (unsaved: readonly StagedRule[]) => void;
}

/** The draft of a group's rules. */
export function useStagedDraft(route: string): StagedDraft {
  const user = useSelector(selectCurrentUserId);
  // Read once for each user and address, before this visit writes.
  const found = useMemo(
    () => (user === undefined ? undefined : (readDraft(user, route) ?? null)),
    [user, route],
  );
  const keep = useCallback(
    (unsaved: readonly StagedRule[]) => {
      if (user === undefined) return;
      if (unsaved.length === 0) dropDraft(user, route);
      else writeDraft(user, route, { ...stagedDraft(unsaved) });
    },
    [route, user],
  );
  return { found, keep };
}
