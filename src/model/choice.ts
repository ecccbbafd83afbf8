export interface Choice<T> {
  readonly record: T;
  readonly reason?: string | undefined;
}

export function possibleFirst<T>(choices: readonly Choice<T>[]): readonly Choice<T>[] {
  const possible = choices.filter(({ reason }) => reason === undefined);
  return [...possible, ...choices.filter(({ reason }) => reason !== undefined)];
}
