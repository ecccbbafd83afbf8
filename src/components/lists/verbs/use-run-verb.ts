import { use, useCallback } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useCalls, useNotify } from '@/components/activity/calls/calls-context';
import { TapContext } from '@/components/failure/report/tap-context';
import { useAccount } from '@/components/scope/account-scope';
import { useFactsNow } from '@/components/scope/data/use-facts';
import { LeavingContext } from '@/components/scope/leave/leaving';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import { lazyPart } from '@/lib/lazy-part';
import { kindOfId } from '@/model/ids';
import { paths } from '@/model/paths';
import { shortTitle, type Titled } from '@/model/title';
import { type BulkVerb, orderOf, type SingleVerb, type Verb } from '@/model/verb';
import type { CallAnswer } from '@/provider/rest';
import { selectUnsettled, type WithCalls } from '@/store/calls/calls-slice';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { lazyLayer } from '@/ui/lazy-layer';
import { words } from '../words';

const load = lazyPart(() => import('./verb-dialog'));
const loadSecret = lazyPart(() => import('@/components/forms/secrets/secrets'));
type Generic = Awaited<ReturnType<typeof load>>['VerbDialog'];
const VerbDialog = lazyLayer(async () => ({
  default: (await load()).VerbDialog,
})) as unknown as Generic;

const loadConsole = lazyPart(() => import('./open-console'));

/** Resolves to true after success. Call it in the press: it may open a window. */
export type RunVerb = <R extends Titled>(record: R, verb: Verb<R>) => Promise<boolean>;

export function useRunVerb(): RunVerb {
  const account = useAccount();
  const calls = useCalls();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const notify = useNotify();
  const factsNow = useFactsNow();
  const tap = use(TapContext);
  const store = useStore<WithCalls>();

  return useCallback(
    async <R extends Titled>(record: R, verb: Verb<R>) => {
      const facts = factsNow();
      if (verb.path !== undefined) {
        void navigate(verb.path(record, account, facts));
        return true;
      }
      if (verb.run !== undefined) {
        verb.run([record]);
        return true;
      }
      const { confirm, success } = verb;
      const call = verb.request(record, account, facts);
      const about = shortTitle(record);
      const sent = selectUnsettled(store.getState(), record.id, verb.id);
      const isAsked = Boolean(confirm ?? sent);
      const start = (chosen: SingleVerb<R> | BulkVerb<R> = verb) => {
        const { outcome } = calls.startCall({
          verb: chosen.id,
          title: orderOf(chosen),
          call: chosen === verb ? call : chosen.request(record, account, facts),
          account,
          about,
          // A console reports its success once it is open.
          ...(chosen.secret !== 'console' && { success: chosen.success }),
          ...chosen.words,
          // A dialog reports its own failure.
          isWatched: isAsked,
        });
        return outcome;
      };

      const fetched = async <T>(load: () => Promise<T>): Promise<T | undefined> => {
        try {
          return await load();
        } catch {
          notify({ tone: 'error', message: words.actions.notFetched, detail: about });
          return undefined;
        }
      };

      if (verb.secret === 'console') {
        // In the press, or browsers block it.
        const opened = window.open('', '_blank');
        const part = await fetched(loadConsole);
        if (part) return part.openConsole(opened, { about, success, start, dialogs, notify });
        opened?.close();
        return false;
      }
      if (!isAsked) return (await start()).ok;
      tap?.note({ type: 'action', what: 'verb', name: verb.id, ids: [record.id], state: 'asked' });
      // The code that shows a secret is loaded first, because only one answer contains it.
      const shown = verb.secret && (await fetched(loadSecret));
      if (verb.secret && !shown) return false;
      let answer: CallAnswer | undefined;
      const startAndKeep: typeof start = async (chosen) => {
        const outcome = await start(chosen);
        if (outcome.ok) ({ answer } = outcome);
        return outcome;
      };
      const asked = { record, verb, confirm, call, start: startAndKeep };
      const done = (await dialogs.open(VerbDialog<R>, asked)) === true;
      if (done && verb.secret && shown) {
        shown.openSecret(verb.secret, { dialogs, notify }, answer, about);
      }
      return done;
    },
    [account, calls, dialogs, factsNow, navigate, notify, store, tap],
  );
}

export function useRunVerbOnPage(): RunVerb {
  const account = useAccount();
  const runVerb = useRunVerb();
  const navigate = useNavigate();
  const { returnTo } = useRouteGuard();
  const leave = use(LeavingContext);

  return useCallback(
    async <R extends Titled>(record: R, verb: Verb<R>) => {
      const kind = verb.id === 'delete' ? kindOfId(record.id) : undefined;
      if (kind !== undefined) leave(true);
      const done = await runVerb(record, verb);
      if (kind !== undefined) {
        const list = verb.request === undefined ? undefined : verb.list?.(account, record);
        if (done) returnTo(list ?? paths.listOf(kind, account, record.id));
        else leave(false);
      }
      if (done && verb.request !== undefined && verb.next !== undefined) {
        void navigate(verb.next(record, account));
      }
      return done;
    },
    [account, leave, navigate, runVerb, returnTo],
  );
}
