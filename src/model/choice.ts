/** An option, and the reason why it is disabled. */
export interface Choice<T> {
  readonly record: T;
  readonly reason?: string | undefined;
}

/** Sorts enabled options before disabled ones. */
export function possibleFirst<T>(choices: readonly Choice<T>[]): readonly Choice<T>[] {
  const possible = choices.filter(({ reason }) => reason === undefined);
  return [...possible, ...choices.filter(({ reason }) => reason !== undefined)];
}
