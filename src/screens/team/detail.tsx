import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useRecord } from '@/components/scope/data/use-record';
import { TEAM_VERBS, teamPrimaryActions } from '@/model/collaboration/verbs';
import { MEMBER_SETTINGS } from './settings';
import { useLeaveWhenFinished } from './use-leave-when-finished';
import { words } from './words';

const PAGE: PageData<'collaboration'> = {
  kind: 'collaboration',
  noun: words.member.noun,
  verbs: TEAM_VERBS,
  primaryActions: teamPrimaryActions,
  subtitle: ({ name, email }) => (name && email ? email : undefined),
  state: {
    states: {
      pending: { tone: 'info', ...words.member.states.pending },
      expired: { tone: 'warning', ...words.member.states.expired },
      cancelled: { tone: 'info', ...words.member.states.cancelled },
      rejected: { tone: 'info', ...words.member.states.rejected },
      ended: { tone: 'info', ...words.member.states.ended },
    },
  },
  main: [settingsPart('collaboration', MEMBER_SETTINGS, { title: words.member.details })],
  side: [],
};

export default function TeamMemberDetail({
  collaboration: id,
}: ScreenProps<{ collaboration: 'collaboration' }>) {
  useLeaveWhenFinished(useRecord('collaboration', id).record);
  return <RecordPage page={PAGE} id={id} />;
}
