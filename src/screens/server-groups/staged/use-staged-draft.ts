import { useCallback, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { StagedRule } from '@/model/firewall-rule/staged';
import { stagedDraft } from '@/model/firewall-rule/staged-draft';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import { type Draft, dropDraft, readDraft, writeDraft } from '@/store/drafts/draft-storage';

/** What an earlier visit left behind, and what this one will. */
interface StagedDraft {
  /** What the earlier visit left; undefined until it is known whose. */
  readonly found: Draft | undefined;
  /** Keeps the rows that are not saved yet; none of them forgets the draft. */
  readonly keep: (unsaved: readonly StagedRule[]) => void;
  /** The screen is left: the draft is forgotten, and nothing is kept from now on. */
  readonly end: () => void;
}

/** The draft of a group's rules, for the same user at the same address. */
export function useStagedDraft(route: string): StagedDraft {
  const user = useSelector(selectCurrentUserId);
  const over = useRef(false);
  // Looked at once for each user and address: what is written from then on is this visit's own.
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
