import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import type { Lookup } from '@/model/facts';
import type { Listable, ResourceListProps } from './list-props';
import { searchTerms } from './list-rows';
import styles from './list-page.module.css';

const load = lazyPart(() => import('./matches'));

/** Pause in ms, longer than between a fast typist's letters. */
const REST_MS = 60;

const NONE: ReadonlyMap<string, string> = new Map();
const HitsContext = createContext(NONE);

export function HitNote({ id }: { readonly id: string }) {
  const hit = use(HitsContext).get(id);
  return hit === undefined ? null : (
    <>
      <span className={styles.hit}>{hit}</span>
      <span> · </span>
    </>
  );
}

interface MatchesFrameProps<R extends Listable> extends Pick<
  ResourceListProps<R>,
  'columns' | 'searchFields'
> {
  readonly search: string;
  readonly records: readonly R[];
  readonly lookup: Lookup;
  readonly children: ReactNode;
}

export function MatchesFrame<R extends Listable>(props: MatchesFrameProps<R>) {
  const { search, records, columns, searchFields, lookup, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const marked = useRef(false);
  const [hits, setHits] = useState(NONE);

  useEffect(() => {
    const terms = searchTerms(search);
    if (terms.length === 0 && !marked.current) return undefined;
    const effect = new AbortController();
    const mark = async () => {
      const { explainRows, markMatches } = await load();
      if (frame.current === null || effect.signal.aborted) return;
      setHits(
        terms.length === 0 ? NONE : explainRows(records, { columns, terms, lookup, searchFields }),
      );
      markMatches(frame.current, terms, effect.signal);
      marked.current = terms.length > 0;
    };
    // If its code cannot be loaded, rows are found but not marked.
    const timer = setTimeout(() => void mark().catch(() => undefined), REST_MS);
    return () => {
      clearTimeout(timer);
      effect.abort();
    };
  }, [search, records, columns, searchFields, lookup]);

  return (
    <HitsContext value={hits}>
      <div ref={frame}>{children}</div>
    </HitsContext>
  );
}
