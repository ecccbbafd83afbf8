import { useLayoutEffect, useSyncExternalStore } from 'react';

/** What stands in the place of the page, the last said last. There is one, as the document is one. */
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

/** What stands in the place of the page at this moment, followed; undefined while the page itself does. */
export function usePageTitle(): string | undefined {
  return useSyncExternalStore(subscribe, pageTitle);
}

/**
 * Says what stands in the place of a page, as long as it does: 'Not found'. The document is called so,
 * whatever the address would be called otherwise. Says nothing when undefined.
 */
export function useSaidTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title === undefined) return undefined;
    const mine = { title };
    change([...said, mine]);
    return () => change(said.filter((each) => each !== mine));
  }, [title]);
}
