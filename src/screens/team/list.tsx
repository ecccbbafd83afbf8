import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { CreateLink } from '@/components/lists/kind-list';
import { ListPage } from '@/components/lists/list-page';
import { statusFacet } from '@/components/lists/facet-menu';
import { useAccount } from '@/components/scope/account-scope';
import { type ListSource, useListSource } from '@/components/scope/data/use-list';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { useKnownAccount } from '@/components/scope/data/use-record';
import { isOwner, type TeamMember } from '@/model/collaboration/rules';
import { memberSearchFields } from '@/model/collaboration/search';
import { TEAM_VERBS } from '@/model/collaboration/verbs';
import { paths } from '@/model/paths';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { memberColumns } from './list-parts';
import { useLeaveWhenFinished } from './use-leave-when-finished';
import { words } from './words';

function useOwner(): TeamMember | undefined {
  const id = useKnownAccount()?.owner;
  const user = useSelector((state: WithResources) => id && selectRecord(state, 'user', id));
  return useMemo(() => {
    if (!id) return undefined;
    const { name, email_address: email } = user || {};
    return {
      id,
      user: id,
      status: 'active',
      role: 'owner',
      role_label: words.list.owner,
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
    };
  }, [id, user]);
}

/** The team of the account: its owner, then everybody who was ever invited. */
function useTeam(): ListSource<TeamMember> {
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

const FACETS = [statusFacet];

export default function Team() {
  const account = useAccount();
  const own = useOwnId();
  const team = useTeam();
  useLeaveWhenFinished(team.rows.find((member) => member.user === own && !isOwner(member)));
  return (
    <ListPage
      source={team}
      title={words.list.title}
      findBy={words.list.findBy}
      columns={memberColumns}
      facets={FACETS}
      searchFields={memberSearchFields}
      verbs={TEAM_VERBS}
      create={<CreateLink to={paths.teamInvite(account)}>{words.invite.title}</CreateLink>}
    />
  );
}
