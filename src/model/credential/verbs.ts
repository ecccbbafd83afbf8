import { remove } from '@/model/call';
import { type Credential, type CredentialKind, revokedRule } from '@/model/credential/status';
import type { Records } from '@/model/records/records';
import type { BulkVerb, PrimaryActions, SingleVerb, Verb } from '@/model/verb';
import { recordAction } from '@/model/verb-parts';

interface CredentialWords {
  readonly noun: string;
  readonly loss: string;
  readonly secret: 'client' | 'api-client';
}

interface CredentialVerbs<K extends CredentialKind> {
  readonly verbs: readonly Verb<Records[K]>[];
  readonly primaryActions: (record: Records[K]) => PrimaryActions<Records[K]>;
}

/** Makes reset secret and revoke, both barred once revoked (docs/product/accounts.md#revoked). */
export function credentialVerbs<K extends CredentialKind>(
  kind: K,
  { noun, loss, secret }: CredentialWords,
): CredentialVerbs<K> {
  const rule: (record: Credential) => string | undefined = revokedRule(noun);
  const resetSecret: SingleVerb<Records[K]> = {
    id: 'reset-secret',
    label: 'Reset secret',
    icon: 'reset',
    section: 'change',
    rule,
    confirm: {
      title: (name) => `Reset the secret of ${name}?`,
      question:
        'You’ll see the new secret once. Anything that signs in with the old one stops working.',
    },
    request: recordAction(kind, 'reset_secret'),
    success: 'Secret reset',
    words: { todo: 'reset the secret of' },
    secret,
  };
  const revoke: BulkVerb<Records[K]> = {
    id: 'revoke',
    label: 'Revoke',
    icon: 'close',
    section: 'danger',
    rule,
    many: true,
    danger: true,
    confirm: {
      word: 'revoke',
      question: `This can’t be undone. ${loss}`,
      questionForMany: `This can’t be undone. ${loss}`,
    },
    request: ({ id }) => ({ ...remove(kind, id), endedBy: 'revoked_at' }),
    success: 'Revoked',
    words: { doing: 'being revoked' },
  };
  return {
    verbs: [resetSecret, revoke],
    primaryActions: () => ({ beside: [resetSecret], note: [] }),
  };
}
