/** One of a list to choose from, and why it cannot be chosen. */
export interface Choice<T> {
  readonly record: T;
  readonly reason?: string | undefined;
}
