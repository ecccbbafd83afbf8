/** Spec 1 §3. */
const INACTIVE: ReadonlySet<string> = new Set(['terminated', 'closed', 'deleted']);

interface WithStatus {
  readonly status?: string | undefined;
}

export function isInactive({ status }: WithStatus): boolean {
  return INACTIVE.has(status ?? '');
}

export function isUsable(account: WithStatus): boolean {
  return !isInactive(account);
}
