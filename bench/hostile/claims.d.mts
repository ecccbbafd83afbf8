export function claimsIn(lines: readonly string[]): string[];
