import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useAccount } from '@/components/scope/account-context';
import { type ListSource, useListSource } from '@/components/scope/data/use-list';
import type { TeamMember } from '@/model/collaboration/rules';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';

/** The owner of the account as a member of its team (spec 1 §3); undefined until they are known. */
function useOwner(): TeamMember | undefined {
  const account = useAccount();
  const id = useSelector((state: WithResources) => selectRecord(state, 'account', account)?.owner);
  const user = useSelector((state: WithResources) => id && selectRecord(state, 'user', id));
  return useMemo(() => {
    if (!id) return undefined;
    const { name, email_address: email } = user || {};
    return {
      id,
      user: id,
      status: 'active',
      role: 'owner',
      role_label: 'Owner',
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
    };
  }, [id, user]);
}

/** The team of the account: its owner, then everybody who was ever invited. */
export function useTeam(): ListSource<TeamMember> {
  const owner = useOwner();
  const { rows, ...source } = useListSource('collaboration');
  const isRead = source.updatedAt !== undefined;
  return {
    ...source,
    rows: useMemo(
      () => (owner !== undefined && isRead ? [owner, ...rows] : rows),
      [owner, isRead, rows],
    ),
  };
}
