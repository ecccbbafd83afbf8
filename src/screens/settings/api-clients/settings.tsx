import { REVOKED } from '@/components/record-page/credentials/credential-page';
import { DESCRIPTION, type Setting } from '@/components/record-page/settings/settings-card';
import { NONE, whenKnown } from '@/components/records/absent';
import { RecordId } from '@/components/records/record-status';
import { PERMISSIONS, permissionsLabel } from '@/model/api-client/permissions';
import { revokedRule } from '@/model/credential/status';
import { DefinitionNote } from '@/ui/definition-grid';

export const apiClientRule = revokedRule('API client');

export const API_CLIENT_SETTINGS: readonly Setting<'api_client'>[] = [
  {
    label: 'Name',
    wide: true,
    rule: apiClientRule,
    editor: 'name',
    control: {
      type: 'line',
      problem: (text) => (text.trim() === '' ? 'Please enter a valid name' : undefined),
    },
    words: ({ name }) => whenKnown(name, (text) => text || NONE),
  },
  { ...DESCRIPTION, rule: apiClientRule },
  {
    label: 'Permissions',
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
  { label: 'Client id', wide: true, words: ({ id }) => <RecordId compact id={id} /> },
  REVOKED,
];
