import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { useAccount } from '@/components/scope/account-context';
import { selectLookup } from '@/components/scope/data/lookup';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { followKept } from '@/lib/kept';
import { kindOfId } from '@/model/ids';
import { createFinder, soughtFor, straightTo } from '@/model/search/find';
import type { SearchedKind } from '@/model/search/kinds';
import { pathTo } from '@/model/search/paths';
import { asShown, sortTitle } from '@/model/search/sorts';
import { titleOf } from '@/model/title';
import { selectList, selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import {
  type History,
  type HistoryOwner,
  historyText,
  keepSearch,
  parseHistory,
  type Viewed,
} from '@/store/search/history';
import { foundRecord, listOfAll } from './found-record';
import type { FoundDocument, FoundPage, FoundRecord, ResultGroup } from './results';
import { useAnswers } from './use-answers';
import { useIndex } from './use-index';
import { useStraight } from './use-straight';

/** What was looked at and for in an account, here and in other windows. */
function useHistory(account: string): { owner: HistoryOwner; history: History } {
  const user = useOwnId();
  const owner = useMemo(() => ({ user, account }), [user, account]);
  const text = useSyncExternalStore(followKept, () => historyText(owner));
  const history = useMemo(() => parseHistory(text), [text]);
  return { owner, history };
}

/** Whether a whole list tells that it is gone. */
function selectIsGone(state: WithResources, account: string, { kind, id }: Viewed): boolean {
  const { status, ids } = selectList(state, kind, account);
  return status === 'loaded' && !ids.includes(id);
}

/** What was looked at last, by the names of today; what is gone is left out. */
function useRecents(account: string, viewed: readonly Viewed[]): readonly FoundRecord[] {
  const titles = useSelector((state: WithResources) =>
    JSON.stringify(
      viewed.map((item) => {
        if (selectIsGone(state, account, item)) return null;
        const record = selectRecord(state, item.kind, item.id);
        return record === undefined ? item.title : titleOf(asShown(item.kind, record));
      }),
    ),
  );
  return useMemo(() => {
    const read = JSON.parse(titles) as readonly (string | null)[];
    return viewed.flatMap(({ kind, id }, at): FoundRecord[] => {
      const title = read[at];
      if (typeof title !== 'string') return [];
      const type = kind === 'container' ? 'container' : 'resource';
      return [
        { key: `${kind} ${id}`, type, kind, id, account, title, to: pathTo(kind, account, id) },
      ];
    });
  }, [viewed, titles, account]);
}

/** Milliseconds that typing rests before the provider is asked (spec 3 §9). */
export const DEBOUNCE_MS = 300;

/** What is found, and what was found before. */
export interface Search {
  /** Best first; what comes later is added at the end, and what stands stays in its place. */
  readonly groups: readonly ResultGroup[];
  /** Up to 3 pages of the panel and of the documentation (spec 3 §9). */
  readonly related: readonly (FoundPage | FoundDocument)[];
  /** Up to 5 pages of the documentation. */
  readonly documents: readonly FoundDocument[];
  /** False where there is a documentation that could not be searched. */
  readonly hasDocumentation: boolean;
  /** The one record that a whole id or address is of: Enter leads there. */
  readonly straight: FoundRecord | undefined;
  /** What was typed, in lower case: what `markedParts` marks. */
  readonly terms: readonly string[];
  /** Whether more may come: from the provider, or from a list that is being read. */
  readonly isSearching: boolean;
  /** More may come of what the panel reads: a list, or one made ready to be searched. */
  readonly isReading: boolean;
  /** The kinds that could not be read, so that nothing of them is found. */
  readonly unread: readonly SearchedKind[];
  /** What was looked at last in this account, up to 5, the last first (spec 3 §9). */
  readonly recents: readonly FoundRecord[];
  /** What was searched for last in this account, up to 5, the last first. */
  readonly previous: readonly string[];
  /**
   * Asks the provider at once, and keeps the text among the previous searches: Enter in the field, and
   * whenever a result is followed.
   */
  readonly run: () => void;
}

/**
 * Searches the account of its context. `text` is what stands in the field at any moment: what the panel
 * holds answers at once, the provider once typing has rested. Lists that were never read are asked for.
 */
export function useSearch(text: string): Search {
  const account = useAccount();
  const wanted = text.trim();
  const { entries, isGrowing, reading, unread } = useIndex(account);
  const lookup = useSelector(selectLookup);
  const { owner, history } = useHistory(account);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const sought = useMemo(() => soughtFor(wanted), [wanted]);
  const [find] = useState(createFinder);
  const matches = useMemo(() => find(entries, sought), [find, entries, sought]);
  const found = useMemo(() => {
    const recordOf = (entry: (typeof matches.all)[number]) =>
      foundRecord(entry, account, sought, lookup);
    const groups = matches.groups.map(({ sort, best, count }): ResultGroup => ({
      key: sort,
      title: sortTitle(sort),
      items: best.flatMap((entry) => recordOf(entry) ?? []),
      count,
      all: count > best.length ? listOfAll(sort, account, sought) : undefined,
    }));
    const whole = straightTo(matches, sought);
    return { groups, straight: whole && recordOf(whole) };
  }, [matches, account, sought, lookup]);

  // What was asked before does not answer what stands there now.
  const isAsked = asked === wanted;
  const term = isAsked ? wanted : '';
  const answers = useAnswers(found.groups, { account, term }, sought, lookup);
  const isListed = !isGrowing && reading.every((kind) => kind !== kindOfId(sought.whole[0] ?? ''));
  const isUnknown = sought.isWhole && isAsked && isListed && found.straight === undefined;
  const elsewhere = useStraight(account, isUnknown ? wanted.toLowerCase() : '');
  const isReading = isGrowing || reading.length > 0;

  return {
    groups: answers.groups,
    related: answers.related,
    documents: answers.documents,
    hasDocumentation: answers.hasDocumentation,
    straight: found.straight ?? elsewhere,
    terms: useMemo(() => sought.terms.map(([first = '']) => first), [sought]),
    isReading,
    isSearching: wanted !== '' && (isReading || !isAsked || answers.isPending),
    unread,
    recents: useRecents(account, history.viewed),
    previous: history.searches,
    run: () => {
      setAsked(wanted);
      keepSearch(owner, wanted);
    },
  };
}
