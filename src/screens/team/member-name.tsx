import { useOwnId } from '@/components/scope/data/use-own-id';
import { NameCell } from '@/components/lists/name-cell';
import { PersonAvatar } from '@/components/records/person-avatar';
import { isOtherRole, isOwner, roleWords, type TeamMember } from '@/model/collaboration/rules';
import type { Lookup } from '@/model/facts';
import { titleById, titleOf } from '@/model/title';
import { Tag } from '@/ui/chip';

interface MemberNameProps {
  readonly member: TeamMember;
  readonly lookup: Lookup;
}

/** One mark alone: a phone has no room for two. */
function markOf(member: TeamMember, own: string): string | undefined {
  if (isOwner(member)) return 'Owner';
  if (member.user === own) return 'You';
  return isOtherRole(member) ? roleWords(member) : undefined;
}

/** Who it is, above their address, or who invited it; the owner has no page (spec 1 §2). */
export function MemberName({ member, lookup }: MemberNameProps) {
  const { id, name, email, inviter } = member;
  const by = inviter ? `Invited by ${titleById(lookup, 'user', inviter)}` : undefined;
  const mark = markOf(member, useOwnId());
  return (
    <NameCell
      kind="collaboration"
      record={member}
      face={<PersonAvatar small id={member.user ?? id} name={titleOf(member)} email={email} />}
      linked={!isOwner(member)}
      second={(name ? email : undefined) ?? by}
      badges={mark && <Tag tone="grey">{mark}</Tag>}
    />
  );
}
