import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The last one counts. A module's state, as there is one document. */
let said: readonly { readonly title: string }[] = [];
const listeners = new Set<() => void>();

function change(next: typeof said): void {
  said = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function pageTitle(): string | undefined {
  return said.at(-1)?.title;
}

/** The title that replaces the page's own, if any. */
export function usePageTitle(): string | undefined {
  return useSyncExternalStore(subscribe, pageTitle);
}

/** Titles the document while the page is replaced, as by 'Not found'; undefined leaves it. */
export function useSaidTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title === undefined) return undefined;
    const mine = { title };
    change([...said, mine]);
    return () => change(said.filter((each) => each !== mine));
  }, [title]);
}
