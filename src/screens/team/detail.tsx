import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useRecord } from '@/components/scope/data/use-record';
import { TEAM_VERBS, teamPrimaryActions } from '@/model/collaboration/verbs';
import { MEMBER_SETTINGS } from './settings';
import { useLeaveWhenFinished } from './use-leave-when-finished';

const PAGE: PageData<'collaboration'> = {
  kind: 'collaboration',
  noun: 'team member',
  verbs: TEAM_VERBS,
  primaryActions: teamPrimaryActions,
  subtitle: ({ name, email }) => (name && email ? email : undefined),
  state: {
    states: {
      pending: {
        tone: 'info',
        title: 'This invitation is pending',
        text: 'Not answered yet. Re-send to extend by a week.',
      },
      expired: {
        tone: 'warning',
        title: 'This invitation has expired',
        text: 'Nobody answered it in time. To let them in, invite them again.',
      },
      cancelled: {
        tone: 'info',
        title: 'This invitation has been cancelled',
        text: 'The link no longer works. Invite them again.',
      },
      rejected: {
        tone: 'info',
        title: 'This invitation has been rejected',
        text: 'Whoever was invited does not want to join.',
      },
      ended: {
        tone: 'info',
        title: 'This collaboration has ended',
        text: 'They have no access any more. To let them in, invite them again.',
      },
    },
  },
  main: [settingsPart('collaboration', MEMBER_SETTINGS, { title: 'Details' })],
  side: [],
};

export default function TeamMemberDetail({
  collaboration: id,
}: ScreenProps<{ collaboration: 'collaboration' }>) {
  useLeaveWhenFinished(useRecord('collaboration', id).record);
  return <RecordPage page={PAGE} id={id} />;
}
