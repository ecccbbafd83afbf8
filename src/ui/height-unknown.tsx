import { useLayoutEffect, useRef } from 'react';

/**
 * Data attribute that counts the parts of unknown height in an element, for styles. It is absent at
 * zero.
 */
const COUNT = 'heightsUnknown';

function addTo({ dataset }: HTMLElement, by: number): void {
  const count = Number(dataset[COUNT] ?? 0) + by;
  if (count > 0) dataset[COUNT] = String(count);
  else delete dataset[COUNT];
}

function holdersOf(element: HTMLElement | null): readonly HTMLElement[] {
  const holders: HTMLElement[] = [];
  for (let at = element; at; at = at.parentElement) {
    if (at.matches('[data-in-order], [data-in-order] > *')) holders.push(at);
  }
  return holders;
}

/**
 * Stands in or after content that is still being read, while its height is unknown. Parts below it,
 * in an element marked `data-in-order`, appear once the height is known. They appear after six
 * seconds at the latest (`base.css`), and are not pushed away.
 *
 * It counts itself in the elements around it. With `:has() ~ *` the browser would recalculate the
 * styles of the whole page at each added element.
 */
export function HeightUnknown() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const holders = holdersOf(mark.current);
    for (const holder of holders) addTo(holder, 1);
    return () => {
      for (const holder of holders) addTo(holder, -1);
    };
  }, []);
  return <span ref={mark} data-height-unknown hidden />;
}
