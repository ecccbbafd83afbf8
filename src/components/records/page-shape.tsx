import {
  createContext,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useDispatch } from 'react-redux';
import { useAccount } from '@/components/scope/account-context';
import { entryOf } from '@/lib/entry-of';
import { preferences } from '@/store/preferences/preferences-slice';
import styles from './page-shape.module.css';
import { useKeptHeights } from './use-kept-heights';

/** How high each part was at this width when the page was last seen here; undefined if unknown. */
export const KeptHeightsContext = createContext<Readonly<Record<string, number>> | undefined>(
  undefined,
);

/** For what comes later and has no skeleton, such as a warning (milliseconds). */
const REST_MS = 1500;

/** Head, notes and cards; what is drawn while something is read is among the last. */
const partsOf = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-part]')];
const isBusy = (page: HTMLElement) => page.querySelector('[aria-busy="true"], [data-waits]');

const measured = (page: HTMLElement) => ({
  width: innerWidth,
  heights: Object.fromEntries(
    partsOf(page).map((part) => [part.dataset.part ?? '', part.getBoundingClientRect().height]),
  ),
});

/** Gives each part its height of the last time; none without `heights`. */
function keep(page: HTMLElement, heights: Readonly<Record<string, number>> | undefined): void {
  for (const part of partsOf(page)) {
    const height = entryOf(heights, part.dataset.part ?? '');
    if (height === undefined) part.style.removeProperty('--kept');
    else part.style.setProperty('--kept', `${String(height)}px`);
  }
}

interface PageShapeProps {
  readonly id: string;
  /** The record's page, and not its outline. */
  readonly isRead: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps the heights that the parts of a record's page had when it was last seen until all of it is
 * read: its outline has them exactly, and what is read by and by at least.
 */
export function PageShape({ id, isRead, children }: PageShapeProps) {
  const key = `${useAccount()} ${id}`;
  const dispatch = useDispatch();
  const heights = useKeptHeights(key);
  const ref = useRef<HTMLDivElement>(null);

  const remember = useEffectEvent(() => {
    if (ref.current === null) return;
    dispatch(preferences.actions.pageMeasured({ page: key, shape: measured(ref.current) }));
  });

  const begin = useEffectEvent((page: HTMLElement) => keep(page, heights));

  useLayoutEffect(() => {
    const page = ref.current;
    if (page === null) return undefined;
    begin(page);
    if (!isRead) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(follow);
    function follow() {
      if (page === null || rest !== undefined) return;
      begin(page);
      if (isBusy(page)) return;
      rest = setTimeout(() => {
        rest = undefined;
        if (isBusy(page)) return;
        observer.disconnect();
        keep(page, undefined);
        remember();
      }, REST_MS);
    }
    observer.observe(page, { attributeFilter: ['aria-busy'], childList: true, subtree: true });
    follow();
    return () => {
      observer.disconnect();
      clearTimeout(rest);
    };
  }, [isRead]);

  useEffect(() => {
    if (!isRead) return undefined;
    // As it was seen, whatever of it was still read: it stands like that when it is loaded again.
    window.addEventListener('pagehide', remember);
    return () => window.removeEventListener('pagehide', remember);
  }, [isRead]);

  return (
    <KeptHeightsContext value={heights}>
      <div ref={ref} className={isRead ? styles.page : styles.outline}>
        {children}
      </div>
    </KeptHeightsContext>
  );
}
