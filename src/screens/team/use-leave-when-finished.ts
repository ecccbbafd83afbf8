import { useEffect, useRef } from 'react';
import { useAccount } from '@/components/scope/account-scope';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import { isFinished, type TeamMember } from '@/model/collaboration/rules';
import { paths } from '@/model/paths';

/**
 * Leaves a page that is open while its collaboration ends (docs/product/team.md#finished-page).
 * The user's own leads to their accounts, another to the team.
 */
export function useLeaveWhenFinished(member: TeamMember | undefined): void {
  const account = useAccount();
  const own = useOwnId();
  const { returnTo } = useRouteGuard();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (member?.status === undefined) return;
    if (!isFinished(member)) wasOpen.current = true;
    else if (wasOpen.current) {
      wasOpen.current = false;
      returnTo(member.user === own ? paths.userAccounts : paths.list('collaboration', account));
    }
  }, [member, own, account, returnTo]);
}
