/** Additions to and removals from a set of ids, so that a form keeps the changes of others. */
export interface SetChanges {
  readonly joining: string[];
  readonly leaving: string[];
}

export function changesTo(now: readonly string[], chosen: readonly string[]): SetChanges {
  return {
    joining: chosen.filter((id) => !now.includes(id)),
    leaving: now.filter((id) => !chosen.includes(id)),
  };
}

export function withChanges(now: readonly string[], { joining, leaving }: SetChanges): string[] {
  return [
    ...now.filter((id) => !leaving.includes(id)),
    ...joining.filter((id) => !now.includes(id)),
  ];
}
