import { useAccount } from '@/components/scope/account-context';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { ListPage } from '@/components/lists/list-page';
import { statusFacet } from '@/components/lists/status-facet';
import { isOwner } from '@/model/collaboration/rules';
import { memberSearchFields } from '@/model/collaboration/search';
import { TEAM_VERBS } from '@/model/collaboration/verbs';
import { paths } from '@/model/paths';
import { LinkButton } from '@/ui/link';
import { memberColumns } from './member-columns';
import { useLeaveWhenFinished } from './use-leave-when-finished';
import { useTeam } from './use-team';

const FACETS = [statusFacet];

/** Who works in the account, and who was invited to (spec 1 §2 "Team"). */
export default function Team() {
  const account = useAccount();
  const own = useOwnId();
  const team = useTeam();
  useLeaveWhenFinished(team.rows.find((member) => member.user === own && !isOwner(member)));
  return (
    <ListPage
      source={team}
      title="Team"
      findBy="name, email, id"
      columns={memberColumns}
      facets={FACETS}
      searchFields={memberSearchFields}
      verbs={TEAM_VERBS}
      create={
        <LinkButton variant="primary" icon="plus" to={paths.teamInvite(account)}>
          Invite a User
        </LinkButton>
      }
    />
  );
}
