import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { RowGap } from '@/ui/table';

interface VirtualRowsProps<R> {
  readonly records: readonly R[];
  readonly draw: (record: R, index: number) => ReactNode;
}

/** How many rows stand ready on either side of those in sight. */
const OVERSCAN = 12;

/** As high as rows are before one has been seen. */
const USUAL_HEIGHT = 48;

/** A chunk of its own. Of very many rows those in sight, between gaps as high as the others. */
export function VirtualRows<R extends { readonly id: string }>(props: VirtualRowsProps<R>) {
  const { records, draw } = props;
  const start = useRef<HTMLTableRowElement>(null);
  const [place, setPlace] = useState({ top: 0, height: USUAL_HEIGHT });
  const { top, height } = place;

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

  // Nothing of it is handed on to what is memoised.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: records.length,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => records[index]?.id ?? index,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);

  const items = virtualizer.getVirtualItems();
  const [first] = items;
  const before = first === undefined ? 0 : first.start - top;
  const after = virtualizer.getTotalSize() - before - items.length * height;
  return (
    <>
      <RowGap ref={start} height={before} />
      {items.map(({ index }) => {
        const record = records[index];
        return record && draw(record, index);
      })}
      <RowGap height={Math.max(0, after)} />
    </>
  );
}
