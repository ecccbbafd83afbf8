import { unreadableProblem } from '@/model/unreadable';

/** What signs in by a secret of its own until it is revoked: an application, an API client. */
export type CredentialKind = 'application' | 'api_client';

export interface Credential {
  readonly id: string;
  readonly name?: string | null;
  readonly created_at?: string | null;
  readonly revoked_at?: string | null;
  readonly unreadable?: readonly string[];
}

/** Active if not revoked, else revoked (spec 1 §3); undefined until it is read. */
export function credentialStatus({ revoked_at: revoked, unreadable }: Credential) {
  if (unreadable?.includes('revoked_at') === true) return 'unknown';
  if (revoked === undefined) return undefined;
  return revoked === null ? 'active' : 'revoked';
}

/** The rule that what is revoked stays as it is (spec 1 §4). */
export function revokedRule(noun: string): (credential: Credential) => string | undefined {
  return (credential) =>
    credential.revoked_at
      ? `This ${noun} has been revoked`
      : unreadableProblem(noun, credential, 'revoked_at');
}
