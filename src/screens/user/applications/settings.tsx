import { REVOKED } from '@/components/record-page/credentials/credential-page';
import { CREATED, NAME, type Setting } from '@/components/record-page/settings/settings-card';
import { NONE, whenKnown } from '@/components/records/absent';
import { RecordId } from '@/components/records/record-status';
import { revokedRule } from '@/model/credential/status';
import { words } from '../words';

export const applicationRule = revokedRule(words.applications.noun);

export const APPLICATION_SETTINGS: readonly Setting<'application'>[] = [
  {
    ...NAME,
    wide: true,
    rule: applicationRule,
    words: ({ name }) => whenKnown(name, (text) => text || NONE),
  },
  {
    label: words.applications.clientId,
    wide: true,
    words: ({ id }) => <RecordId compact id={id} />,
  },
  { ...CREATED, wide: true },
  REVOKED,
];
