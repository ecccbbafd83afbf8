import type { Piece } from '@/model/decode';
import type { Kind } from '@/model/kinds';
import { MergeDraft, tablesOf, tablesOfDrafts, withTables } from './merge-draft';
import type { AnyRecord } from './merge-record';
import type { ResourcesState } from './resources-state';

/** Merges pieces into the drafts of their kinds, which are begun from a state where there are none. */
export function mergeInto(
  drafts: Map<Kind, MergeDraft>,
  state: ResourcesState,
  pieces: readonly Piece[],
  readAt: number,
  full: ReadonlySet<string>,
): void {
  for (const { kind, id, record } of pieces) {
    let draft = drafts.get(kind);
    if (draft === undefined) {
      draft = new MergeDraft(tablesOf(state, kind));
      drafts.set(kind, draft);
    }
    draft.merge(id, record as AnyRecord, readAt, full.has(id));
  }
}

/**
 * The state after the pieces of an answer whose read began at `readAt`. Tables in which nothing
 * changed stay the same objects.
 *
 * @param full ids of those among the pieces that are full records
 */
export function mergePieces(
  state: ResourcesState,
  pieces: readonly Piece[],
  readAt: number,
  full: ReadonlySet<string>,
): ResourcesState {
  const drafts = new Map<Kind, MergeDraft>();
  mergeInto(drafts, state, pieces, readAt, full);
  return withTables(state, tablesOfDrafts(drafts));
}
