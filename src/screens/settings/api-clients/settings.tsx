import { REVOKED } from '@/components/record-page/credentials/credential-page';
import { DESCRIPTION, type Setting } from '@/components/record-page/settings/settings-card';
import { NONE, whenKnown } from '@/components/records/absent';
import { RecordId } from '@/components/records/record-status';
import { PERMISSIONS, permissionsLabel } from '@/model/api-client/permissions';
import { revokedRule } from '@/model/credential/status';
import { DefinitionNote } from '@/ui/definition-grid';
import { words } from '../words';

export const apiClientRule = revokedRule(words.apiClients.noun);

export const API_CLIENT_SETTINGS: readonly Setting<'api_client'>[] = [
  {
    label: words.apiClients.name,
    wide: true,
    rule: apiClientRule,
    editor: 'name',
    control: {
      type: 'line',
      problem: (text) => (text.trim() === '' ? words.apiClients.nameMissing : undefined),
    },
    words: ({ name }) => whenKnown(name, (text) => text || NONE),
  },
  { ...DESCRIPTION, rule: apiClientRule },
  {
    label: words.apiClients.permissions,
    wide: true,
    rule: apiClientRule,
    editor: 'permissions_group',
    control: { type: 'choice', options: PERMISSIONS },
    words: ({ permissions_group: group }) =>
      whenKnown(group, (known) => (
        <>
          {permissionsLabel(known)}{' '}
          <DefinitionNote>
            {PERMISSIONS.find(({ value }) => value === known)?.detail}
          </DefinitionNote>
        </>
      )),
  },
  { label: words.apiClients.clientId, wide: true, words: ({ id }) => <RecordId compact id={id} /> },
  REVOKED,
];
