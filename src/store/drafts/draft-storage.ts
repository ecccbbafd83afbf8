/**
 * What people typed and did not save yet, kept in `sessionStorage` by user and route: it outlives an
 * expired session and a reload, and is gone with the tab. Secrets are never among it.
 */
const PREFIX = 'wheelhouse.draft/';

/** The fields of a draft, by name. */
export type Draft = Readonly<Record<string, unknown>>;

function keyOf(user: string, route: string): string {
  return `${PREFIX}${user}${route}`;
}

function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    // Storage that may not be touched throws on the bare mention: then nothing is kept.
    return undefined;
  }
}

function draftKeys(store: Storage): string[] {
  return Object.keys(store).filter((key) => key.startsWith(PREFIX));
}

/** The draft of a user for a route (a path), or undefined. */
export function readDraft(user: string, route: string): Draft | undefined {
  const text = storage()?.getItem(keyOf(user, route)) ?? undefined;
  if (text === undefined) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    return typeof draft === 'object' && draft !== null ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft. One that doesn't fit into the storage is not kept, and an older one goes. */
export function writeDraft(user: string, route: string, draft: Draft): void {
  const store = storage();
  try {
    store?.setItem(keyOf(user, route), JSON.stringify(draft));
  } catch {
    store?.removeItem(keyOf(user, route));
  }
}

/** Forgets what a user typed at a route. */
export function dropDraft(user: string, route: string): void {
  storage()?.removeItem(keyOf(user, route));
}

/** Drops every draft but those of `user`; all of them without one. */
export function dropDrafts(except?: string): void {
  const store = storage();
  if (store === undefined) return;
  for (const key of draftKeys(store)) {
    if (except === undefined || !key.startsWith(`${PREFIX}${except}/`)) store.removeItem(key);
  }
}
