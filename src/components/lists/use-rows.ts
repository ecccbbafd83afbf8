import { startTransition, useEffect, useMemo, useState } from 'react';
import type { RecordLookup } from '@/components/scope/data/lookup';
import { standBack } from '@/lib/pause';
import type { Listable } from './list-props';
import { type ListParts, type ListRows, makeListRows, namedFirst, searchTerms } from './list-rows';
import type { ListState } from './list-state';

/** Delay in ms: painting comes first. */
const AFTER_MS = 200;
const SLICE_MS = 6;

/**
 * Builds search texts while idle, so that the first keystroke over ten thousand rows is not slow.
 */
export function useWarmIndex<R extends Listable>(
  rows: ListRows<R>,
  records: readonly R[],
  lookup: RecordLookup,
): void {
  useEffect(() => {
    let next = 0;
    let ended = false;
    const work = () => {
      const end = performance.now() + SLICE_MS;
      for (; next < records.length && performance.now() < end; next += 1) {
        const record = records[next];
        if (record !== undefined) rows.text(record, lookup);
      }
      if (next < records.length) void standBack().then(goOn);
    };
    const goOn = () => {
      if (!ended) work();
    };
    const timer = setTimeout(work, AFTER_MS);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [rows, records, lookup]);
}

export interface Rows<R extends Listable> {
  readonly rows: ListRows<R>;
  readonly matching: readonly R[];
}

export function useRows<R extends Listable>(
  { columns, facets, searchFields }: ListParts<R>,
  records: readonly R[],
  state: ListState,
  lookup: RecordLookup,
): Rows<R> {
  const rows = useMemo(
    () => makeListRows({ columns, facets, searchFields }),
    [columns, facets, searchFields],
  );
  useWarmIndex(rows, records, lookup);
  const { sort, search, facets: chosen } = state;
  const sorted = useMemo(() => rows.sorted(records, sort, lookup), [rows, records, sort, lookup]);
  const isByName = sort.column === columns[0]?.id && sort.direction === 'ascending';
  const matching = useMemo(() => {
    const found = rows.matching(sorted, { search, facets: chosen }, lookup);
    const terms = searchTerms(search);
    return isByName && terms.length > 0 ? namedFirst(found, terms) : found;
  }, [rows, sorted, search, chosen, lookup, isByName]);
  return { rows, matching };
}

/** Pause in ms, longer than between a fast typist's letters. */
const REST_MS = 120;

/** Rows per step, few enough that no letter waits long. */
const STEP = 20;

/**
 * Counts the rows that fit between the first and the window's lower edge. Cards stand side by side.
 * Before there are any, it assumes rows of 48 px in the whole window.
 */
export function countInSight(list: Element | null): number {
  const row = list?.querySelector('[data-row]');
  if (!row?.parentElement) return innerHeight / 48;
  const { top, width, height } = row.getBoundingClientRect();
  const across = Math.floor(row.parentElement.clientWidth / width) || 1;
  return Math.ceil((innerHeight - top) / height) * across;
}

export interface Made {
  readonly own: string | undefined;
  readonly inSight: number;
}

interface Identified {
  readonly id: string;
}

function drawFirst<R extends Identified>(
  rows: readonly R[],
  standing: readonly R[],
  count: number,
): readonly R[] {
  const known = new Set(standing.map(({ id }) => id));
  const drawn = rows.filter(({ id }, index) => index < count || known.has(id));
  return drawn.length < rows.length ? drawn : rows;
}

/**
 * Draws the rows of a page in steps after a letter in the filter or another order. Rows already
 * drawn and rows in sight come at once. The others follow in steps after a pause, so that no letter
 * or press waits for them. Any other change shows all rows at once, or Back could not restore the
 * scroll position.
 */
export function useScreenfulFirst<R extends Identified>(
  rows: readonly R[],
  { own, inSight }: Made,
): readonly R[] {
  const [known, setKnown] = useState({ rows, own, drawn: rows });
  let now = known;
  if (now.rows !== rows || now.own !== own) {
    const isWhole = own === undefined || (now.own === own && now.drawn === now.rows);
    now = { rows, own, drawn: isWhole ? rows : drawFirst(rows, now.drawn, inSight) };
    setKnown(now);
  }

  useEffect(() => {
    const { drawn } = now;
    if (drawn === now.rows) return undefined;
    const draw = () => setKnown({ ...now, drawn: drawFirst(now.rows, drawn, drawn.length + STEP) });
    const timer = setTimeout(() => startTransition(draw), REST_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return now.drawn;
}
