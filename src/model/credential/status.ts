import { unreadableProblem } from '@/model/unreadable';

export type CredentialKind = 'application' | 'api_client';

export interface Credential {
  readonly id: string;
  readonly name?: string | null;
  readonly created_at?: string | null;
  readonly revoked_at?: string | null;
  readonly unreadable?: readonly string[];
}

/** 'active', 'revoked', or 'unknown' if unreadable; undefined until it is read. */
export function credentialStatus({ revoked_at: revoked, unreadable }: Credential) {
  if (unreadable?.includes('revoked_at') === true) return 'unknown';
  if (revoked === undefined) return undefined;
  return revoked === null ? 'active' : 'revoked';
}

export function revokedRule(noun: string): (credential: Credential) => string | undefined {
  return (credential) =>
    credential.revoked_at
      ? `This ${noun} has been revoked`
      : unreadableProblem(noun, credential, 'revoked_at');
}
