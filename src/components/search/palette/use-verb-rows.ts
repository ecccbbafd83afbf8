import { useSelector } from 'react-redux';
import { useNotify } from '@/components/activity/calls/use-notify';
import { useRunVerb, useRunVerbOnPage } from '@/components/lists/verbs/use-run-verb';
import { useVerbReason } from '@/components/lists/verbs/use-verb-reason';
import { SECTIONS } from '@/components/lists/verbs/verb-sections';
import { useAccount } from '@/components/scope/account-context';
import { useFacts } from '@/components/scope/data/use-facts';
import { useNamed } from '@/components/scope/data/use-named';
import { asShown } from '@/model/search/record-group';
import { titleOf, type Titled } from '@/model/title';
import type { Verb } from '@/model/verb';
import { verbsOf } from '@/model/listed-kinds';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import type { RecordPlace, Row, RowGroup } from './rows';

function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'success', message: `Copied ${text}` });
    } catch {
      notify({ tone: 'error', message: 'Copy failed', detail: text });
    }
  };
}

const NONE: readonly string[] = [];

/**
 * Rows for the verbs of a record, from the table that its page and menus read. A verb that cannot
 * be used now says why. On the record's page, a deletion leads to its list. A record of another
 * account has no rows: it must be opened there.
 */
export function useVerbRows(of: RecordPlace | undefined, isPage: boolean): RowGroup | undefined {
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
      const words = {
        id: `verb ${id} ${verb.id}`,
        verbOf: id,
        icon: verb.icon,
        label: verb.label,
        words: `${title} ${SECTIONS[verb.section]}`,
        reason: reasonOf(verb, facts),
        danger: verb.danger,
      };
      if (verb.path !== undefined) return { ...words, to: verb.path(record, account, facts) };
      return { ...words, run: () => void (isPage ? runOnPage : run)(record, verb) };
    });
  const copyId: Row = {
    id: `copy ${id}`,
    verbOf: id,
    icon: 'copy',
    label: 'Copy the id',
    words: title,
    end: id,
    run: () => void copy(id),
  };
  return {
    id: `verbs ${id}`,
    title,
    aside: 'verbs of this record',
    isCommands: true,
    rows: [...rows.filter(({ danger }) => !danger), copyId, ...rows.filter(({ danger }) => danger)],
  };
}
