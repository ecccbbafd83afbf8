const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new secret of an API client or of an application: the provider shows it once and never again. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => alphabet[byte % 36]).join('');
