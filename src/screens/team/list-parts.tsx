import { STATUS, textColumn } from '@/components/lists/columns';
import type { Column } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { PersonAvatar } from '@/components/records/person-avatar';
import { RecordBadge, RecordId } from '@/components/records/record-status';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { timeOf } from '@/lib/dates';
import {
  invitationEnd,
  isOtherRole,
  isOwner,
  roleWords,
  type TeamMember,
} from '@/model/collaboration/rules';
import type { Lookup } from '@/model/facts';
import { titleById, titleOf } from '@/model/title';
import { Tag } from '@/ui/badges';
import { words } from './words';

interface MemberNameProps {
  readonly member: TeamMember;
  readonly lookup: Lookup;
}

/** One mark alone: a phone has no room for two. */
function markOf(member: TeamMember, own: string): string | undefined {
  if (isOwner(member)) return words.list.owner;
  if (member.user === own) return words.list.you;
  return isOtherRole(member) ? roleWords(member) : undefined;
}

/** Name above the email address or the inviter (docs/product/team.md#second-line). */
function MemberName({ member, lookup }: MemberNameProps) {
  const { id, name, email, inviter } = member;
  const by = inviter ? words.list.invitedBy(titleById(lookup, 'user', inviter)) : undefined;
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

type TimeField = 'created_at' | 'started_at' | 'expires_at';

function timeOrNone(iso: string | null | undefined) {
  return iso ? timeOf(iso) : '';
}

const timeColumn = (
  field: TimeField,
  at: (member: TeamMember) => string | null | undefined = (member) => member[field],
) =>
  ({
    id: field,
    of: [field],
    width: 116,
    cell: (member, { now }) => <Created iso={at(member)} now={now} />,
    sortBy: (member) => timeOrNone(at(member)),
    firstSort: 'descending',
    text: (member) => at(member) ?? '',
  }) as const satisfies Partial<Column<TeamMember>>;

/** Empty for a member who has not joined yet. */
function twoFactor({ user }: TeamMember, lookup: Lookup): string {
  const known = user ? lookup.get('user', user)?.['2fa'] : undefined;
  if (!known) return '';
  return known.enabled ? words.member.enabled : words.member.disabled;
}

export const memberColumns: readonly Column<TeamMember>[] = [
  textColumn(words.member.name, titleOf, {
    of: ['name', 'email'],
    cell: (member, context) => <MemberName member={member} lookup={context} />,
  }),
  { ...STATUS, width: 108, cell: (member) => <RecordBadge record={member} /> },
  { ...timeColumn('created_at'), label: words.list.invitedAt, phone: 'second' },
  { ...timeColumn('expires_at', invitationEnd), label: words.list.expiresAt },
  { ...timeColumn('started_at'), label: words.member.joined, from: 900 },
  textColumn(words.list.twoFactor, twoFactor, { id: 'tfa', width: 116, of: ['user'] }),
  textColumn(words.member.id, ({ id }) => id, {
    width: 132,
    from: 1120,
    of: [],
    cell: ({ id }) => <RecordId inRow id={id} />,
  }),
];
