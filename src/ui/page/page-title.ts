import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The last one counts. A module's state, as there is one document. */
let standIns: readonly { readonly title: string }[] = [];
const listeners = new Set<() => void>();

function change(next: typeof standIns): void {
  standIns = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function pageTitle(): string | undefined {
  return standIns.at(-1)?.title;
}

/** The title that replaces the page's own, if any. */
export function usePageTitle(): string | undefined {
  return useSyncExternalStore(subscribe, pageTitle);
}

/** Titles the document while the page is replaced, as by 'Not found'; undefined leaves it. */
export function useStandInTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title === undefined) return undefined;
    const mine = { title };
    change([...standIns, mine]);
    return () => change(standIns.filter((each) => each !== mine));
  }, [title]);
}
