/** A token must still be valid when it arrives. */
const MARGIN_MS = 10_000;

/** When a JSON web token expires, in milliseconds since the epoch, if it says so. */
export function tokenEnd(token: string): number | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return undefined;
    return typeof claims.exp === 'number' ? claims.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

export interface TokenCache {
  get(name: string, issue: () => Promise<string>): Promise<string>;
  /** Unless another than the one that was refused is known, or being issued, by now. */
  forget(name: string, refused?: string): void;
  /** Includes those being issued. */
  forgetAll(): void;
}

/** Each is used until ten seconds before it expires (decisions.md), or once if it has no expiry. */
export function createTokenCache(now: () => number): TokenCache {
  const tokens = new Map<string, { token: string; end: number }>();
  const underWay = new Map<string, Promise<string>>();
  return {
    get: (name, issue) => {
      const known = tokens.get(name);
      if (known !== undefined && known.end - MARGIN_MS > now()) return Promise.resolve(known.token);
      const shared = underWay.get(name);
      if (shared !== undefined) return shared;
      const issued = issue()
        .then((token) => {
          const end = tokenEnd(token);
          if (end !== undefined && underWay.get(name) === issued) tokens.set(name, { token, end });
          return token;
        })
        .finally(() => {
          if (underWay.get(name) === issued) underWay.delete(name);
        });
      underWay.set(name, issued);
      return issued;
    },
    forget: (name, refused) => {
      if (refused !== undefined && tokens.get(name)?.token !== refused) return;
      tokens.delete(name);
      underWay.delete(name);
    },
    forgetAll: () => {
      tokens.clear();
      underWay.clear();
    },
  };
}
