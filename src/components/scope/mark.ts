/** Marks a deployment that is not the real one: a provider in staging, a demonstration. */
export interface Mark {
  /** A word or two for the top bar. */
  readonly label: string;
  /** One or two further sentences. */
  readonly hint?: string | undefined;
}
