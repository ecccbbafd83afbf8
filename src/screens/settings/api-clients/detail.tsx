import { credentialPage } from '@/components/record-page/credentials/credential-page';
import { RecordPage } from '@/components/record-page/record-page';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { API_CLIENT_VERBS, apiClientPrimaryActions } from '@/model/api-client/verbs';
import { words } from '../words';
import { API_CLIENT_SETTINGS, apiClientRule } from './settings';

const PAGE = credentialPage({
  kind: 'api_client',
  noun: words.apiClients.noun,
  verbs: API_CLIENT_VERBS,
  primaryActions: apiClientPrimaryActions,
  rename: apiClientRule,
  settings: API_CLIENT_SETTINGS,
});

export default function ApiClientDetail({
  api_client: id,
}: ScreenProps<{ api_client: 'api_client' }>) {
  return <RecordPage page={PAGE} id={id} />;
}
