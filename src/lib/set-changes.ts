/**
 * What is to become otherwise of a set of ids. A form that holds this rather than the whole set
 * leaves alone what others change of it meanwhile.
 */
export interface SetChanges {
  readonly joining: string[];
  readonly leaving: string[];
}

/** What has to change for a set to become the chosen one. */
export function changesTo(now: readonly string[], chosen: readonly string[]): SetChanges {
  return {
    joining: chosen.filter((id) => !now.includes(id)),
    leaving: now.filter((id) => !chosen.includes(id)),
  };
}

/** A set once it is changed; who has joined or left already is no difference. */
export function withChanges(now: readonly string[], { joining, leaving }: SetChanges): string[] {
  return [
    ...now.filter((id) => !leaving.includes(id)),
    ...joining.filter((id) => !now.includes(id)),
  ];
}
