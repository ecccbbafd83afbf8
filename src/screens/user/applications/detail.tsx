import { credentialPage } from '@/components/record-page/credentials/credential-page';
import { RecordPage } from '@/components/record-page/record-page';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { APPLICATION_VERBS, applicationPrimaryActions } from '@/model/application/verbs';
import { words } from '../words';
import { APPLICATION_SETTINGS, applicationRule } from './settings';

const PAGE = credentialPage({
  kind: 'application',
  noun: words.applications.noun,
  verbs: APPLICATION_VERBS,
  primaryActions: applicationPrimaryActions,
  rename: applicationRule,
  settings: APPLICATION_SETTINGS,
});

export default function ApplicationDetail({
  application: id,
}: ScreenProps<{ application: 'application' }>) {
  return <RecordPage page={PAGE} id={id} />;
}
