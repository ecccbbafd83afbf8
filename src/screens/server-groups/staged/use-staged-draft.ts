import { useCallback, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { StagedRule } from '@/model/firewall-rule/staged';
import { stagedDraft } from '@/model/firewall-rule/staged-draft';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import { type Draft, dropDraft, readDraft, writeDraft } from '@/store/drafts/draft-storage';

interface StagedDraft {
  /** Undefined until the user is known. */
  readonly found: Draft | undefined;
  /** An empty list drops the draft. */
  readonly keep: (unsaved: readonly StagedRule[]) => void;
  /** Drops the draft and keeps nothing from now on. */
  readonly end: () => void;
}

/** The draft of a group's rules. */
export function useStagedDraft(route: string): StagedDraft {
  const user = useSelector(selectCurrentUserId);
  const over = useRef(false);
  // Read once for each user and address, before this visit writes.
  const found = useMemo(
    () => (user === undefined ? undefined : readDraft(user, route)),
    [user, route],
  );

  const keep = useCallback(
    (unsaved: readonly StagedRule[]) => {
      if (user === undefined || over.current) return;
      if (unsaved.length === 0) dropDraft(user, route);
      else writeDraft(user, route, { ...stagedDraft(unsaved) });
    },
    [route, user],
  );

  const end = useCallback(() => {
    over.current = true;
    if (user !== undefined) dropDraft(user, route);
  }, [route, user]);

  return { found, keep, end };
}
