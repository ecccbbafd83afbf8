import {
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { RowGap } from '@/ui/table';

interface VirtualRowsProps<R> {
  readonly records: readonly R[];
  readonly draw: (record: R, index: number) => ReactNode;
}

/** Number of rows drawn on either side of those in sight. */
const OVERSCAN = 12;

/** Rows are exchanged in steps of this size, so that not every pixel of scrolling draws. */
const STEP = 4;

/** Height in px until a row is measured. */
const USUAL_HEIGHT = 48;

function follow(change: () => void): () => void {
  addEventListener('scroll', change, { passive: true });
  addEventListener('resize', change);
  return () => {
    removeEventListener('scroll', change);
    removeEventListener('resize', change);
  };
}

/**
 * The start of the rows in px from the top of the page, and the height of each. All rows have the
 * same height.
 */
interface Place {
  readonly top: number;
  readonly height: number;
}

/** Returns the first row in sight, or one of the few before it, and the highest number in sight. */
function useInSight({ top, height }: Place) {
  const first = useSyncExternalStore(
    follow,
    useCallback(() => Math.floor((scrollY - top) / height / STEP) * STEP, [top, height]),
  );
  const most = useSyncExternalStore(
    follow,
    useCallback(() => Math.ceil(innerHeight / height) + STEP, [height]),
  );
  return { first, most };
}

/**
 * Draws the rows in sight of a long list, between gaps as high as the others. It is a chunk of its
 * own.
 */
export function VirtualRows<R extends { readonly id: string }>(props: VirtualRowsProps<R>) {
  const { records, draw } = props;
  const start = useRef<HTMLTableRowElement>(null);
  const [place, setPlace] = useState<Place>({ top: 0, height: USUAL_HEIGHT });

  useLayoutEffect(() => {
    const measure = () => {
      const gap = start.current;
      if (gap === null) return;
      const seen = gap.parentElement?.querySelector<HTMLElement>('[data-row]')?.offsetHeight;
      const above = Math.round(gap.getBoundingClientRect().top + window.scrollY);
      const now = { top: above, height: seen || USUAL_HEIGHT };
      setPlace((before) => (before.top === now.top && before.height === now.height ? before : now));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [records.length]);

  const { first, most } = useInSight(place);
  const last = records.length;
  const from = Math.min(last, Math.max(0, first - OVERSCAN));
  const to = Math.min(last, Math.max(0, first + most + OVERSCAN));
  return (
    <>
      <RowGap ref={start} height={from * place.height} />
      {records.slice(from, to).map((record, at) => draw(record, from + at))}
      <RowGap height={(last - to) * place.height} />
    </>
  );
}
