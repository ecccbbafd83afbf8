type Claims = Map<string, number>;

export function claimsIn(
  lines: readonly (readonly [label: string, line: string])[],
  names?: ReadonlySet<string>,
): Claims;
export function joinClaims(claims: Claims, more: ReadonlyMap<string, number>): Claims;
export function falseClaims(
  claims: ReadonlyMap<string, number>,
  truth: ReadonlyMap<string, number>,
): string[];
