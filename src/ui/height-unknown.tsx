import { useLayoutEffect, useRef } from 'react';

/** How many parts of unknown height stand in an element: styles ask for it, and none at all have no `0`. */
const COUNT = 'heightsUnknown';

function addTo({ dataset }: HTMLElement, by: number): void {
  const count = Number(dataset[COUNT] ?? 0) + by;
  if (count > 0) dataset[COUNT] = String(count);
  else delete dataset[COUNT];
}

/** The parts that it stands in of what is marked `data-in-order`, and what is so marked itself. */
function holdersOf(element: HTMLElement | null): readonly HTMLElement[] {
  const holders: HTMLElement[] = [];
  for (let at = element; at; at = at.parentElement) {
    if (at.matches('[data-in-order], [data-in-order] > *')) holders.push(at);
  }
  return holders;
}

/**
 * Stands in what is still read, or in something after it, where nobody knows how high it will be. What stands below in
 * something marked `data-in-order` comes when that is known, or after six seconds (`base.css`), and is not pushed away.
 *
 * It counts itself in what it stands in. To ask for that with `:has() ~ *` would have the browser work out the
 * styles of a whole page anew at each element that is put anywhere.
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
