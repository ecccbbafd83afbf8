/** An option, and the reason why it is disabled. */
export interface Choice<T> {
  readonly record: T;
  readonly reason?: string | undefined;
}
