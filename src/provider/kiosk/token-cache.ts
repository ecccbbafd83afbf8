/** A token is not used in its last seconds: it must still be good when it arrives. */
const MARGIN_MS = 10_000;

/** When a JSON web token ends, in milliseconds since the epoch; undefined when it doesn't say. */
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
  /** The token of this name that is still good, else one that is issued now. */
  get(name: string, issue: () => Promise<string>): Promise<string>;
  /** It was refused: the next one is issued anew. */
  forget(name: string): void;
  /** None is used again, nor one that is being issued. */
  forgetAll(): void;
}

/**
 * Tokens by name, each until its own end less ten seconds (decisions.md); one that doesn't say its
 * end is used once. Two who ask at a time share one.
 *
 * @param now milliseconds since the epoch
 */
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
    forget: (name) => {
      tokens.delete(name);
      underWay.delete(name);
    },
    forgetAll: () => {
      tokens.clear();
      underWay.clear();
    },
  };
}
