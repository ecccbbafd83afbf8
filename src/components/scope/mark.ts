/** What tells a deployment from the real one: a provider in staging, a demonstration. */
export interface Mark {
  /** A word or two, in the top bar. */
  readonly label: string;
  /** A sentence or two more. */
  readonly hint?: string | undefined;
}
