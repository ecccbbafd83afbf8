/** Spec 1 §3. */
const INACTIVE: ReadonlySet<string> = new Set(['terminated', 'closed', 'deleted']);

interface WithStatus {
  readonly status?: string | undefined;
}

/** True if an account is terminated, closed or deleted. */
export function isInactive({ status }: WithStatus): boolean {
  return INACTIVE.has(status ?? '');
}

/** True if an account can be opened. */
export function isUsable(account: WithStatus): boolean {
  return !isInactive(account);
}
