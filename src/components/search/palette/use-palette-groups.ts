import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useMatches } from 'react-router-dom';
import { useNotify } from '@/components/activity/calls/calls-context';
import { useRunVerb, useRunVerbOnPage } from '@/components/lists/verbs/use-run-verb';
import { useVerbReason } from '@/components/lists/verbs/verb-reason';
import { SECTIONS } from '@/components/lists/verbs/verb-menu';
import { isRouteHandle } from '@/components/records/page/screen-route';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useNamed } from '@/components/scope/data/use-named';
import type { Kind } from '@/model/kinds';
import { verbsOf } from '@/model/listed-kinds';
import { idInAddress } from '@/model/orbit/ids';
import { isListed } from '@/model/pages';
import { asShown } from '@/model/search/record-group';
import { type Titled, titleOf } from '@/model/title';
import type { Verb } from '@/model/verb';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import type { Action } from '@/ui/action-menu';
import type { Found } from '@/components/search/results';
import { useSearch } from '@/components/search/use-search';
import {
  foundGroup,
  foundIn,
  foundRow,
  foundRows,
  isRecord,
  MOST_OF_GROUP,
  type RecordPlace,
  recordRow,
  type Row,
  type RowGroup,
  termsOf,
} from './found-rows';
import { useCommands } from './use-commands';
import { words } from './words';

function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'success', message: words.result.copied(text) });
    } catch {
      notify({ tone: 'error', message: words.result.copyFailed, detail: text });
    }
  };
}

const NONE: readonly string[] = [];

/**
 * Rows for the verbs of a record, from the table that its page and menus read. A verb that cannot
 * be used now says why. On the record's page, a deletion leads to its list. A record of another
 * account has no rows: it must be opened there.
 */
function useVerbRows(of: RecordPlace | undefined, isPage: boolean): RowGroup | undefined {
  const account = useAccount();
  const place = of?.account === undefined || of.account === account ? of : undefined;
  useNamed(place === undefined ? NONE : [place.id]);
  const known: Titled | undefined = useSelector((state: WithResources) =>
    place === undefined ? undefined : selectRecord(state, place.kind, place.id),
  );
  const record = known && place && asShown(place.kind, known);
  const facts = useFacts();
  const reasonOf = useVerbReason(record ?? { id: '' });
  const run = useRunVerb();
  const runOnPage = useRunVerbOnPage();
  const copy = useCopy();
  if (place === undefined || record === undefined) return undefined;

  // A kind's verbs take the store's records of that kind.
  const verbs = verbsOf(place.kind, record.id) as readonly Verb<never>[] as readonly Verb<Titled>[];
  const { id } = record;
  const title = titleOf(record);
  const rows = verbs
    .filter((verb) => verb.shown?.(record, facts) ?? true)
    .map((verb): Row => {
      const row = {
        id: `verb ${id} ${verb.id}`,
        verbOf: id,
        icon: verb.icon,
        label: verb.label,
        // The API’s word finds it too: `stop` is Force off.
        words: `${title} ${SECTIONS[verb.section]} ${verb.id}`,
        reason: reasonOf(verb, facts),
        danger: verb.danger,
      };
      if (verb.path !== undefined) return { ...row, to: verb.path(record, account, facts) };
      return { ...row, run: () => void (isPage ? runOnPage : run)(record, verb) };
    });
  const copyId: Row = {
    id: `copy ${id}`,
    verbOf: id,
    icon: 'copy',
    label: words.result.copyId,
    words: title,
    end: id,
    run: () => void copy(id),
  };
  return {
    id: `verbs ${id}`,
    title,
    aside: words.groups.actions,
    isCommands: true,
    rows: [...rows.filter(({ danger }) => !danger), copyId, ...rows.filter(({ danger }) => danger)],
  };
}

function usePageRecord(): RecordPlace | undefined {
  return useMatches()
    .flatMap(({ handle, params }) =>
      isRouteHandle(handle)
        ? [...(handle.above ?? []).map((page) => page.handle), handle].flatMap(({ record }) =>
            record === undefined
              ? []
              : [{ kind: record.kind, id: idInAddress(record.kind, record.param, params) }],
          )
        : [],
    )
    .findLast(({ kind }) => isListed(kind));
}

const COMMANDS_ONLY = '>';

interface Sought {
  readonly text: string;
  readonly asked: RecordPlace | undefined;
  readonly help: readonly Action[];
  readonly showKeys: () => void;
}

export interface PaletteGroups {
  readonly groups: readonly RowGroup[];
  readonly terms: readonly string[];
  readonly isSearching: boolean;
  readonly unread: readonly Kind[];
  readonly hasDocumentation: boolean;
  readonly straight: Row | undefined;
  readonly run: () => void;
}

function shown(id: string, title: string, rows: readonly Row[]): readonly RowGroup[] {
  return rows.length === 0 ? [] : [{ id, title, rows }];
}

const isSame = (one: RecordPlace | undefined, other: RecordPlace | undefined): boolean =>
  one !== undefined && one.id === other?.id;

const given = <T>(item: T | undefined): readonly T[] => (item === undefined ? [] : [item]);

/** Milliseconds that the groups after the results wait for them. */
const WAIT_MS = 3000;

/**
 * True once all has been read since opening, or after `WAIT_MS`. Results then no longer push away
 * the groups after them.
 */
function useSettled(isReading: boolean): boolean {
  const [isSettled, setSettled] = useState(!isReading);
  if (!isReading && !isSettled) setSettled(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/**
 * Orders the groups: records, then the verbs of the record in question, then other matches. The
 * record in question is the best match, or the one whose verbs were asked for. Without text the
 * groups are recent records and searches, and the page's verbs.
 */
export function usePaletteGroups({ text, asked, help, showKeys }: Sought): PaletteGroups {
  const isForCommands = text.startsWith(COMMANDS_ONLY);
  const typed = (isForCommands ? text.slice(COMMANDS_ONLY.length) : text).trim();
  const search = useSearch(isForCommands ? '' : text);
  const { recents, previous, related, documents } = search;
  const found: readonly Found[] = search.groups.flatMap(({ items }) => items);
  const best = search.straight ?? found.find(isRecord);
  const page = usePageRecord();
  const question = asked ?? best;
  const ofPage = useVerbRows(page, true);
  const ofQuestion = useVerbRows(question, isSame(question, page));
  const commands = useCommands({ help, showKeys });
  const terms = termsOf(typed);
  const isSettled = useSettled(search.isReading);

  if (isForCommands) {
    const groups = foundIn([...given(ofPage), ...commands], terms);
    return {
      ...search,
      groups,
      terms,
      isSearching: false,
      unread: [],
      hasDocumentation: true,
      straight: undefined,
    };
  }
  if (typed === '') {
    const before = [
      ...shown(
        'recent',
        words.groups.recent,
        recents.map((each) => recordRow(each, terms)),
      ),
      ...shown(
        'previous',
        words.groups.previous,
        previous.map((each) => ({
          id: `search ${each}`,
          icon: 'clock',
          label: each,
          typed: each,
        })),
      ),
    ];
    const verbs = given(ofQuestion ?? ofPage);
    const further = before.length + verbs.length === 0 ? commands : [];
    return { ...search, groups: [...before, ...verbs, ...further], straight: undefined };
  }
  const straight = search.straight && recordRow(search.straight, search.terms);
  const isListed = found.some(({ key }) => key === search.straight?.key);
  const everyCommand = commands.flatMap(({ rows }) => rows);
  const fitting = foundRows(everyCommand, terms).slice(0, MOST_OF_GROUP);
  const led = new Set(fitting.map((row) => 'to' in row && row.to));
  const pages = (items: readonly Found[]) =>
    items
      .map((item) => foundRow(item, search.terms))
      .filter((row) => !('to' in row && led.has(row.to)));
  const results = [
    ...shown('straight', words.groups.straight, isListed ? [] : given(straight)),
    ...search.groups.map((each) => foundGroup(each, search.terms)),
  ];
  if (!isSettled && asked === undefined && found.length > 0) {
    return { ...search, straight, groups: results };
  }
  return {
    ...search,
    straight,
    groups: [
      ...results,
      ...given(ofQuestion),
      ...(isSame(question, page) ? [] : foundIn(given(ofPage), terms)),
      ...shown('commands', words.groups.commands, fitting).map(
        (each) => ({ ...each, isCommands: true }) as const,
      ),
      ...shown('related', words.groups.related, pages(related)),
      ...shown('documents', words.groups.documents, pages(documents)),
    ],
  };
}
