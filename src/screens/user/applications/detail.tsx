import type { ScreenProps } from '@/components/page/screen-route';
import type { PageData } from '@/components/record-page/page-data';
import { settingsPart } from '@/components/record-page/settings-part';
import { RecordPage } from '@/components/record-page/record-page';
import { APPLICATION_VERBS, applicationForemost } from '@/model/application/verbs';
import { credentialStatus } from '@/model/credential/status';
import { APPLICATION_SETTINGS, applicationRule } from './settings';

const PAGE: PageData<'application'> = {
  kind: 'application',
  noun: 'application',
  verbs: APPLICATION_VERBS,
  foremost: applicationForemost,
  rename: applicationRule,
  state: {
    status: credentialStatus,
    states: {
      revoked: {
        tone: 'warning',
        title: 'This application has been revoked',
        text: 'It is refused, and cannot be changed any more. Create another one in its place.',
      },
    },
  },
  main: [settingsPart('application', APPLICATION_SETTINGS)],
  side: [],
};

/** An OAuth application's page (spec 1 §2). */
export default function ApplicationDetail({
  application: id,
}: ScreenProps<{ application: 'application' }>) {
  return <RecordPage page={PAGE} id={id} />;
}
