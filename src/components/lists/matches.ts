import type { Lookup } from '@/model/facts';
import { unseenHit } from '@/model/search/hit';
import type { Column, Listable, ResourceListProps } from './list-props';
import { words } from './words';

interface Sought<R extends Listable> extends Pick<ResourceListProps<R>, 'searchFields'> {
  readonly columns: readonly Column<R>[];
  readonly terms: readonly string[];
  readonly lookup: Lookup;
}

/** Names the matching field of a row that does not show it: 'image golden-web'. */
function explain<R extends Listable>(record: R, sought: Sought<R>): string | undefined {
  const { columns, terms, lookup, searchFields } = sought;
  const isShown = (word: string) =>
    record.id.includes(word) ||
    columns.some(({ text }) => text(record, lookup).toLowerCase().includes(word));
  const hit = unseenHit(
    searchFields(record, lookup),
    terms.map((term) => [term]),
    isShown,
  );
  return hit && words.rows.hit(hit.field, hit.word);
}

export function explainRows<R extends Listable>(
  records: readonly R[],
  sought: Sought<R>,
): ReadonlyMap<string, string> {
  return new Map(
    records.flatMap((record) => {
      const hit = explain(record, sought);
      return hit === undefined ? [] : [[record.id, hit] as const];
    }),
  );
}

/** The name of its style in `list-page.module.css`. */
const HIGHLIGHT = 'match';

const PASSED_OVER = 'thead, button';

const ROW = '[data-row]';

const REST_MS = 60;

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

function textsIn(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(
    element,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
      const isPassedOver =
        node instanceof Element &&
        (node.matches(PASSED_OVER) || (node.matches(ROW) && !isInSight(node)));
      return isPassedOver ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  );
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

/**
 * Finds the terms in the visible text of an element. Rows out of sight are left out: each frame
 * repaints all marks, and a hundred rows have thousands. Ranges are static, since each change of a
 * row would move all live ones.
 */
export function rangesOf(element: Element, terms: readonly string[]): readonly StaticRange[] {
  const ranges: StaticRange[] = [];
  for (const text of textsIn(element)) {
    const lowered = text.data.toLowerCase();
    // A letter with a longer lower-case form would shift all that follow.
    if (lowered.length !== text.data.length) continue;
    for (const term of terms) {
      for (
        let at = lowered.indexOf(term);
        at !== -1;
        at = lowered.indexOf(term, at + term.length)
      ) {
        ranges.push(
          new StaticRange({
            startContainer: text,
            startOffset: at,
            endContainer: text,
            endOffset: at + term.length,
          }),
        );
      }
    }
  }
  return ranges;
}

/**
 * Marks the terms without touching a row, until the signal. After a scroll it marks the rows then
 * in sight. Does nothing in browsers without highlights.
 */
export function markMatches(element: Element, terms: readonly string[], until: AbortSignal): void {
  if (typeof Highlight === 'undefined') return;
  if (terms.length === 0) {
    CSS.highlights.delete(HIGHLIGHT);
    return;
  }
  const mark = () => {
    if (!until.aborted) CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesOf(element, terms)));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(mark, REST_MS);
  };
  mark();
  addEventListener('scroll', later, { capture: true, passive: true, signal: until });
}
