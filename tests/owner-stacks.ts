import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Keeps React from recording where each element was made, an eighth of the tests' time. React does
 * so for the first ten thousand elements a second. Only its warnings use it, and tests allow none.
 */
export function noteNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set() {
      // React resets it each second.
    },
  });
}
