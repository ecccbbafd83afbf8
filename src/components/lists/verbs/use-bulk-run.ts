import { useCallback, useState } from 'react';
import { useCalls, useNotify } from '@/components/activity/calls/calls-context';
import { useAccount } from '@/components/scope/account-scope';
import { useFactsNow } from '@/components/scope/data/use-facts';
import { joinMessages } from '@/lib/text';
import { shortTitle, type Titled } from '@/model/title';
import { type BulkVerb, orderOf, type Together } from '@/model/verb';
import { failure } from '@/provider/api-error';
import { useMounted } from '@/ui/use-later';
import { CallFailed, failedCall } from './outcome-messages';
import { words } from './words';

export interface BulkItem {
  readonly call: string;
  /** `unknown` means that it may have been done. */
  readonly status: 'under way' | 'done' | 'unknown' | 'failed';
  readonly failed?: CallFailed;
}

type Items = ReadonlyMap<string, BulkItem>;

export interface BulkRun<R extends Titled> {
  readonly items: Items;
  /** Also retries failed ones; goes on past a failure. */
  readonly start: (records: readonly R[]) => void;
}

function ended(call: string, failed: CallFailed | undefined): BulkItem {
  if (failed === undefined) return { call, status: 'done' };
  return { call, status: failed.isUnknown ? 'unknown' : 'failed', failed };
}

/** The failure of one record in the answer to a joint request, with that request's id. */
const refused = (reason: string, requestId: string | undefined) =>
  new CallFailed(reason, { ...failure('refused', reason).facts, requestId });

/** Runs a verb on many records. It continues after unmounting, and a toast reports the end. */
export function useBulkRun<R extends Titled>(verb: BulkVerb<R>): BulkRun<R> {
  const account = useAccount();
  const calls = useCalls();
  const notify = useNotify();
  const factsNow = useFactsNow();
  const [items, setItems] = useState<Items>(new Map());
  const mounted = useMounted();

  const start = useCallback(
    (records: readonly R[]) => {
      const put = (told: Iterable<readonly [string, BulkItem]>) =>
        setItems((now) => new Map([...now, ...told]));
      const { todo, doing } = verb.words ?? {};
      const task = {
        verb: verb.id,
        title: orderOf(verb),
        account,
        isWatched: true,
        ...(todo !== undefined && { todo }),
        ...(doing !== undefined && { doing }),
      };

      const tasks: string[] = [];

      async function runOne(record: R): Promise<CallFailed | undefined> {
        const about = shortTitle(record);
        const call = verb.request(record, account, factsNow());
        const { id, outcome } = calls.startCall({ ...task, call, about });
        tasks.push(id);
        put([[record.id, { call: id, status: 'under way' }]]);
        const failed = failedCall(await outcome);
        put([[record.id, ended(id, failed)]]);
        return failed;
      }

      async function runTogether(together: Together<R>) {
        const about = together.about(records);
        const call = together.request(records, account);
        const { id, outcome } = calls.startCall({ ...task, call, about });
        const all = (tell: (record: R) => BulkItem) =>
          put(records.map((record) => [record.id, tell(record)] as const));
        all(() => ({ call: id, status: 'under way' }));
        const end = await outcome;
        const reasons = end.ok ? together.failures(records, end.answer.body) : undefined;
        const requestId = end.ok ? end.answer.requestId : undefined;
        const whole = failedCall(end);
        const told = records.map(({ id: record }) => {
          const reason = reasons?.get(record);
          return whole ?? (reason === undefined ? undefined : refused(reason, requestId));
        });
        put(records.map(({ id: record }, at) => [record, ended(id, told[at])] as const));
        return told;
      }

      const runs =
        verb.together === undefined || records.length === 1
          ? Promise.all(records.map(runOne))
          : runTogether(verb.together);
      void runs.then((failures) => {
        if (mounted.current) return;
        const failed = failures.filter((failure) => failure?.isUnknown === false).length;
        const unknown = failures.filter((failure) => failure?.isUnknown === true).length;
        const first = failures.findIndex((failure) => failure !== undefined);
        const cause = failures[first]?.facts;
        const end = words.bulk.summary(orderOf(verb), failures.length, failed, unknown);
        const joint = failed > 0 && verb.together ? verb.together.failed : '';
        const message = joinMessages([joint, end]);
        const id = tasks[Math.max(first, 0)];
        const tone = failed > 0 ? 'error' : unknown > 0 ? 'warning' : 'success';
        notify({
          tone,
          message,
          ...(cause && { cause }),
          ...(id !== undefined && { task: id }),
        });
      });
    },
    [account, calls, factsNow, mounted, notify, verb],
  );

  return { items, start };
}
