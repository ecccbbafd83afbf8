import type { Setting } from '@/components/record-page/settings/settings-card';
import { NONE, whenKnown } from '@/components/records/absent';
import { CreatedDate } from '@/components/records/created';
import { PersonAvatar } from '@/components/records/person-avatar';
import { RecordId } from '@/components/records/record-status';
import { invitationEnd, roleWords, type TeamMember } from '@/model/collaboration/rules';
import type { Facts } from '@/model/facts';
import type { Records } from '@/model/records/records';
import { titleById, titleOf } from '@/model/title';
import { Row } from '@/ui/page/columns';
import { words } from './words';

type Member = Setting<'collaboration'>;

const time = (label: string, at: (member: TeamMember) => string | null | undefined) => ({
  label,
  wide: true,
  words: (member: Records['collaboration'], { now }: Facts) => {
    const iso = at(member);
    return iso === null
      ? undefined
      : whenKnown(iso, (known) => <CreatedDate iso={known} now={now} />);
  },
});

export const MEMBER_SETTINGS: readonly Member[] = [
  {
    label: words.member.name,
    wide: true,
    rare: true,
    words: ({ name }) => (name === null ? undefined : whenKnown(name, (text) => text || NONE)),
  },
  {
    label: words.invite.email,
    wide: true,
    words: (member) =>
      whenKnown(member.email, (text) => (
        <Row>
          <PersonAvatar small id={member.user ?? member.id} name={titleOf(member)} email={text} />
          {text || NONE}
        </Row>
      )),
  },
  {
    label: words.member.role,
    wide: true,
    words: (member) => whenKnown(roleWords(member), (text) => text),
  },
  {
    label: words.member.twoFactor,
    wide: true,
    words: ({ user }, facts) =>
      user === null
        ? undefined
        : whenKnown(user && facts.get('user', user)?.['2fa'], (known) =>
            known?.enabled === true ? words.member.enabled : words.member.disabled,
          ),
  },
  {
    label: words.member.inviter,
    wide: true,
    words: ({ inviter }, facts) =>
      whenKnown(inviter, (id) => (id === null ? NONE : titleById(facts, 'user', id))),
  },
  time(words.member.invited, (member) => member.created_at),
  { ...time(words.member.expires, invitationEnd), rare: true },
  time(words.member.joined, (member) => member.started_at),
  { ...time(words.member.ended, (member) => member.finished_at), rare: true },
  { label: words.member.id, wide: true, words: ({ id }) => <RecordId compact id={id} /> },
];
