import { startTransition, useEffect, useState } from 'react';

interface Identified {
  readonly id: string;
}

/**
 * As many rows as fit between the first and the window's lower edge, or cards, which stand side by side.
 * Before there is any: rows of 48 px in the whole window.
 */
export function countInSight(list: Element | null): number {
  const row = list?.querySelector('[data-row]');
  const { top = 0, width = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
  if (height === 0) return Math.ceil(innerHeight / 48);
  const across = Math.max(1, Math.floor((row?.parentElement?.clientWidth ?? 0) / width));
  return Math.max(1, Math.ceil((innerHeight - top) / height)) * across;
}

/** Milliseconds, in which a quick typist has typed on. */
const REST_MS = 120;

/** A step that no letter has to wait for long. */
const MORE = 20;

/** A keyword that is typed over a list. */
export interface Typed {
  /** As of `ListControls`. */
  readonly text: string | undefined;
  /** How many rows were in sight at its last letter. */
  readonly inSight: number;
}

/** What stands, and what is to stand. */
interface Drawn<R> {
  readonly rows: readonly R[];
  readonly text: string | undefined;
  readonly drawn: readonly R[];
}

/** Those that stand already, those in sight and some of the others. */
function drawMore<R extends Identified>(
  rows: readonly R[],
  standing: readonly R[],
  first: number,
  more: number,
): readonly R[] {
  const known = new Set(standing.map(({ id }) => id));
  let left = more;
  const drawn = rows.filter(({ id }, index) => {
    if (index < first || known.has(id)) return true;
    left -= 1;
    return left >= 0;
  });
  return drawn.length === rows.length ? rows : drawn;
}

/** Whatever else changes the rows is shown whole, or Back could not scroll to where one was. */
function drawAnew<R extends Identified>(
  before: Drawn<R>,
  rows: readonly R[],
  { text, inSight }: Typed,
): Drawn<R> {
  const isWhole = before.drawn === before.rows;
  const drawn =
    text === undefined || (before.text === text && isWhole)
      ? rows
      : drawMore(rows, before.drawn, inSight, 0);
  return { rows, text, drawn };
}

/**
 * The rows of a page in steps after a letter in the filter: at once those that stand already and those
 * in sight, and once typing rests some after the other of those that nobody sees yet, so that no
 * letter waits for them.
 */
export function useScreenfulFirst<R extends Identified>(
  rows: readonly R[],
  typed: Typed,
): readonly R[] {
  const { text, inSight } = typed;
  const [known, setKnown] = useState<Drawn<R>>({ rows, text, drawn: rows });
  const isNew = known.rows !== rows || known.text !== text;
  const now = isNew ? drawAnew(known, rows, typed) : known;
  if (isNew) setKnown(now);

  useEffect(() => {
    if (now.drawn === now.rows) return undefined;
    const draw = () =>
      setKnown((last) =>
        last === now ? { ...now, drawn: drawMore(now.rows, now.drawn, inSight, MORE) } : last,
      );
    const timer = setTimeout(() => startTransition(draw), REST_MS);
    return () => clearTimeout(timer);
  }, [now, inSight]);
  return now.drawn;
}
