import { startTransition, useEffect, useState } from 'react';

/** Milliseconds, in which a quick typist has typed on. */
const REST_MS = 120;

/** A step that no letter has to wait for long. */
const STEP = 20;

/**
 * As many rows as fit between the first and the window's lower edge, or cards, which stand side by side.
 * Before there is any: rows of 48 px in the whole window.
 */
export function countInSight(list: Element | null): number {
  const row = list?.querySelector('[data-row]');
  if (!row?.parentElement) return innerHeight / 48;
  const { top, width, height } = row.getBoundingClientRect();
  const across = Math.floor(row.parentElement.clientWidth / width) || 1;
  return Math.ceil((innerHeight - top) / height) * across;
}

/** What somebody has just made of a list: a keyword, or another order. */
export interface Made {
  /** As of `ListControls`. */
  readonly own: string | undefined;
  /** How many rows were in sight then. */
  readonly inSight: number;
}

interface Identified {
  readonly id: string;
}

/** The first rows and those that stand already: all, if that is all. */
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
 * The rows of a page in steps after a letter in the filter or another order: at once those that stand
 * already and those in sight, and after a rest some after the other of those that nobody sees yet, so that
 * no letter and no press waits for them. Whatever else changes the rows is shown whole, or Back could not
 * scroll to where one was.
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
