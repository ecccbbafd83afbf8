import { startTransition, useEffect, useState } from 'react';

interface Identified {
  readonly id: string;
}

/** As many rows as are in sight at most: of 48 px in the whole window, or of 36 px below the heads. */
const screenful = () => Math.ceil(innerHeight / 48);

/** Milliseconds, in which a quick typist has typed on. */
const REST_MS = 120;

/** What stands, and what is to stand. */
interface Drawn<R> {
  readonly rows: readonly R[];
  readonly typed: string | undefined;
  readonly drawn: readonly R[];
}

/** Those that stand already, those in sight and some of the others. */
function drawMore<R extends Identified>(
  rows: readonly R[],
  standing: readonly R[],
  more: number,
): readonly R[] {
  const known = new Set(standing.map(({ id }) => id));
  const first = screenful();
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
  typed: string | undefined,
): Drawn<R> {
  const isWhole = before.drawn === before.rows;
  const drawn =
    typed === undefined || (before.typed === typed && isWhole)
      ? rows
      : drawMore(rows, before.drawn, 0);
  return { rows, typed, drawn };
}

/**
 * The rows of a page in steps after a letter in the filter: at once those that stand already and those
 * in sight, and once typing rests a screenful after the other of those that nobody sees yet, so that no
 * letter waits for them.
 */
export function useScreenfulFirst<R extends Identified>(
  rows: readonly R[],
  typed: string | undefined,
): readonly R[] {
  const [known, setKnown] = useState<Drawn<R>>({ rows, typed, drawn: rows });
  const isNew = known.rows !== rows || known.typed !== typed;
  const now = isNew ? drawAnew(known, rows, typed) : known;
  if (isNew) setKnown(now);

  useEffect(() => {
    if (now.drawn === now.rows) return undefined;
    const draw = () =>
      setKnown((last) =>
        last === now ? { ...now, drawn: drawMore(now.rows, now.drawn, screenful()) } : last,
      );
    const timer = setTimeout(() => startTransition(draw), REST_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return now.drawn;
}
