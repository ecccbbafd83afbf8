import { dropKept, keep, readKept } from '@/lib/kept';
import { type Saga, take } from '@/store/sagas/effects';
import { resources } from '@/store/resources/resources-state';
import { dropHistories } from '@/store/search/history-keys';
import type { SentNotes } from '@/store/sent/sent-notes';

/** Key prefix of unsaved input, without secrets. It survives a reload and ends with the tab. */
const PREFIX = 'wheelhouse.draft/';

export type Draft = Readonly<Record<string, unknown>>;

function keyOf(user: string, route: string): string {
  return `${PREFIX}${user}${route}`;
}

const WHERE = 'sessionStorage';

export function readDraft(user: string, route: string): Draft | undefined {
  const text = readKept(WHERE, keyOf(user, route));
  if (text === undefined) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    return typeof draft === 'object' && draft !== null ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft. If it does not fit, the older one is dropped too. */
export function writeDraft(user: string, route: string, draft: Draft): void {
  if (!keep(WHERE, keyOf(user, route), JSON.stringify(draft))) dropDraft(user, route);
}

export function dropDraft(user: string, route: string): void {
  keep(WHERE, keyOf(user, route));
}

export function dropDrafts(except?: string): void {
  dropKept(WHERE, PREFIX, except);
}

export function* draftsSaga(notes: SentNotes): Saga {
  for (;;) {
    const { payload } = yield* take(resources.actions.listed);
    // The provider lists one user: the one who is signed in.
    const user = payload.kind === 'user' ? payload.ids[0] : undefined;
    if (user === undefined) continue;
    dropDrafts(user);
    dropHistories(user);
    notes.dropAll(user);
  }
}
