import {
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { sameValue } from '@/lib/same-value';
import { RowGap } from '@/ui/table';

interface VirtualRowsProps<R> {
  readonly records: readonly R[];
  readonly draw: (record: R, index: number) => ReactNode;
}

const OVERSCAN = 12;

/** Rows are exchanged in steps of this size, so that not every pixel of scrolling draws. */
const STEP = 4;

/** Height in px until a row is measured. */
const USUAL_HEIGHT = 48;

function followScrolling(change: () => void): () => void {
  addEventListener('scroll', change, { passive: true });
  return () => removeEventListener('scroll', change);
}

/** The rows in the page. All rows have the same height. */
interface Place {
  /** Start of the rows in px from the top of the page. */
  readonly top: number;
  /** Height of a row in px. */
  readonly height: number;
  readonly most: number;
}

const placeOf = (top: number, height: number): Place => ({
  top,
  height,
  most: Math.ceil(innerHeight / height) + STEP,
});

export function VirtualRows<R extends { readonly id: string }>(props: VirtualRowsProps<R>) {
  const { records, draw } = props;
  const start = useRef<HTMLTableRowElement>(null);
  const [place, setPlace] = useState(() => placeOf(0, USUAL_HEIGHT));

  useLayoutEffect(() => {
    const measure = () => {
      const gap = start.current;
      if (gap === null) return;
      const seen = gap.parentElement?.querySelector<HTMLElement>('[data-row]')?.offsetHeight;
      const above = Math.round(gap.getBoundingClientRect().top + window.scrollY);
      const now = placeOf(above, seen || USUAL_HEIGHT);
      setPlace((before) => (sameValue(before, now) ? before : now));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [records.length]);

  const { top, height, most } = place;
  // The first row in sight, or one of the few before it.
  const first = useSyncExternalStore(
    followScrolling,
    useCallback(() => Math.floor((scrollY - top) / height / STEP) * STEP, [top, height]),
  );
  const last = records.length;
  const from = Math.min(last, Math.max(0, first - OVERSCAN));
  const to = Math.min(last, Math.max(0, first + most + OVERSCAN));
  return (
    <>
      <RowGap ref={start} height={from * height} />
      {records.slice(from, to).map((record, at) => draw(record, from + at))}
      <RowGap height={(last - to) * height} />
    </>
  );
}
