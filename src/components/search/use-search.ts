import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { useAccount } from '@/components/scope/account-scope';
import { selectLookup } from '@/components/scope/data/lookup';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { followKept } from '@/lib/kept';
import { kindOfId } from '@/model/ids';
import { createFinder, soughtFor, straightTo } from '@/model/search/find';
import type { ListedKind } from '@/model/pages';
import { pathTo } from '@/model/search/paths';
import { asShown, recordGroupTitle } from '@/model/search/record-group';
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

function useHistory(account: string): { owner: HistoryOwner; history: History } {
  const user = useOwnId();
  const owner = useMemo(() => ({ user, account }), [user, account]);
  const text = useSyncExternalStore(followKept, () => historyText(owner));
  const history = useMemo(() => parseHistory(text), [text]);
  return { owner, history };
}

function selectIsGone(state: WithResources, account: string, { kind, id }: Viewed): boolean {
  const { status, ids } = selectList(state, kind, account);
  return status === 'loaded' && !ids.includes(id);
}

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

/** Pause in typing before the provider is asked, in ms. */
export const DEBOUNCE_MS = 300;

export interface Search {
  /** Best first. Later results are added at the end; existing ones keep their places. */
  readonly groups: readonly ResultGroup[];
  /** Up to 3 pages of the panel and of the documentation. */
  readonly related: readonly (FoundPage | FoundDocument)[];
  readonly documents: readonly FoundDocument[];
  /** False if there is documentation that could not be searched. */
  readonly hasDocumentation: boolean;
  /** Record of a whole id or address: Enter leads there. */
  readonly straight: FoundRecord | undefined;
  readonly terms: readonly string[];
  readonly isSearching: boolean;
  readonly isReading: boolean;
  readonly unread: readonly ListedKind[];
  /** Up to 5 records viewed in this account, the last first (docs/product/search.md#recent). */
  readonly recents: readonly FoundRecord[];
  readonly previous: readonly string[];
  /**
   * Asks the provider at once, and adds the text to the previous searches. Called for Enter in the
   * field, and whenever a result is followed.
   */
  readonly run: () => void;
}

/**
 * Searches the account of its context. `text` is the current text of the field. The panel's records
 * answer at once, the provider once typing has rested. Lists that were never read are requested.
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
    const groups = matches.groups.map(({ group, best, count }): ResultGroup => ({
      key: group,
      title: recordGroupTitle(group),
      items: best.flatMap((entry) => recordOf(entry) ?? []),
      count,
      all: count > best.length ? listOfAll(group, account, sought) : undefined,
    }));
    const whole = straightTo(matches, sought);
    return { groups, straight: whole && recordOf(whole) };
  }, [matches, account, sought, lookup]);

  // An answer to an earlier text does not apply to the current one.
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
