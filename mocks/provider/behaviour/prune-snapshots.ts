interface Snapshot {
  readonly status: string;
  readonly locked: boolean;
  readonly source_trigger: string;
  readonly created_at: string;
}

/** Deletes a record's oldest scheduled snapshots beyond the number to keep. Locked ones stay. */
export function pruneSnapshots<Made extends Snapshot>(
  { snapshots_retention: kept }: { readonly snapshots_retention: string | null },
  snapshots: readonly Made[],
  release: (snapshot: Made) => void,
): void {
  if (kept === null) return;
  const made = snapshots
    .filter(({ source_trigger, status }) => source_trigger !== 'manual' && status === 'available')
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  for (const snapshot of made.slice(Number(kept))) if (!snapshot.locked) release(snapshot);
}
