import { type Credential, type CredentialKind, credentialStatus } from '@/model/credential/status';
import type { PageData } from '../page-data';
import { settingsPart } from '../settings-part';
import type { Setting } from '../settings/setting';

interface CredentialPage<K extends CredentialKind> extends Pick<
  PageData<K>,
  'kind' | 'noun' | 'verbs' | 'primaryActions' | 'rename'
> {
  readonly settings: readonly Setting<K>[];
}

const isRevoked = (credential: Credential) => credentialStatus(credential) === 'revoked';

/** The page of a credential; a revoked one has no edit links (spec 1 §4). */
export function credentialPage<K extends CredentialKind>(parts: CredentialPage<K>): PageData<K> {
  const { settings, ...page } = parts;
  return {
    ...page,
    fixed: isRevoked,
    state: {
      status: credentialStatus,
      states: {
        revoked: {
          tone: 'warning',
          title: `This ${page.noun} has been revoked`,
          text: 'It is refused, and cannot be changed any more. Create another one in its place.',
        },
      },
    },
    main: [settingsPart(page.kind, settings, { fixed: isRevoked })],
    side: [],
  };
}
