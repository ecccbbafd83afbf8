import {
  createContext,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useDispatch } from 'react-redux';
import { useAccount } from '@/components/scope/account-scope';
import { entryOf } from '@/lib/values';
import { preferences } from '@/store/preferences/preferences-slice';
import styles from './page-shape.module.css';
import { useKeptHeights } from './use-kept-heights';

/** The px height of each part when the page was last seen at this width; undefined if unknown. */
export const KeptHeightsContext = createContext<Readonly<Record<string, number>> | undefined>(
  undefined,
);

/** Time in ms for parts that come later without a skeleton, such as a warning. */
const REST_MS = 1500;

const partsOf = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-part]')];
const isBusy = (page: HTMLElement) => page.querySelector('[aria-busy="true"], [data-waits]');

const measured = (page: HTMLElement) => ({
  width: innerWidth,
  heights: Object.fromEntries(
    partsOf(page).map((part) => [part.dataset.part ?? '', part.getBoundingClientRect().height]),
  ),
});

function keep(page: HTMLElement, heights: Readonly<Record<string, number>> | undefined): void {
  for (const part of partsOf(page)) {
    const height = entryOf(heights, part.dataset.part ?? '');
    if (height === undefined) part.style.removeProperty('--kept');
    else part.style.setProperty('--kept', `${String(height)}px`);
  }
}

interface PageShapeProps {
  readonly id: string;
  readonly isRead: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps the last seen heights of a record page's parts until all of it is read. Its outline has
 * these heights exactly; parts read later have them at least.
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
    // Measured as seen, even if parts are still being read: the next load shows the same.
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
