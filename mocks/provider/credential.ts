import { conflict } from '@mocks/provider/refusal';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new secret of an API client or an application. The provider shows it only once. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => alphabet[byte % 36]).join('');

/** Throws 409 for a revoked one, which can no longer change (docs/product/accounts.md#revoked). */
export function mustStand({ revoked_at: revoked }: { revoked_at: string | null }): void {
  if (revoked !== null) throw conflict('This has been revoked, and can be changed no more');
}
