import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';

interface StandIn {
  readonly title: string;
}

interface StandIns {
  /** Returns what takes it away. */
  readonly add: (title: string) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The last one counts. */
  readonly current: () => string | undefined;
}

function createStandIns(): StandIns {
  let standing: readonly StandIn[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly StandIn[]) => {
    standing = next;
    listeners.forEach((listener) => listener());
  };
  return {
    add: (title) => {
      const mine = { title };
      change([...standing, mine]);
      return () => change(standing.filter((each) => each !== mine));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => standing.at(-1)?.title,
  };
}

const StandInsContext = createContext<StandIns | undefined>(undefined);

/** Around a page and what titles its document. */
export function TitledPage({ children }: { readonly children: ReactNode }) {
  const [standIns] = useState(createStandIns);
  return <StandInsContext value={standIns}>{children}</StandInsContext>;
}

const NEVER = () => () => undefined;
const NONE = () => undefined;

/** The title that replaces the page's own, if any. */
export function usePageTitle(): string | undefined {
  const standIns = use(StandInsContext);
  return useSyncExternalStore(standIns?.subscribe ?? NEVER, standIns?.current ?? NONE);
}

/** Titles the document while the page is replaced, as by 'Not found'; undefined leaves it. */
export function useStandInTitle(title: string | undefined): void {
  const standIns = use(StandInsContext);
  useLayoutEffect(
    () => (title === undefined ? undefined : standIns?.add(title)),
    [standIns, title],
  );
}
