import { useCallback, useState } from 'react';
import { formatCount } from '@/lib/text';
import { shortTitle, type Titled } from '@/model/title';
import { type BulkVerb, orderOf } from '@/model/verb';
import { useMounted } from '@/ui/use-mounted';
import { useAccount } from '../account/account-context';
import { useCalls } from '../calls/calls-context';
import { useNotify } from '../calls/use-notify';
import { failureMessage } from './outcome-messages';
import { useFactsNow } from '../data/use-facts';

/** A record of a bulk run. */
export interface BulkItem {
  readonly call: string;
  readonly status: 'under way' | 'done' | 'failed';
  readonly failure?: string;
}

export interface BulkRun<R extends Titled> {
  /** By record id; empty before the start. */
  readonly items: ReadonlyMap<string, BulkItem>;
  /** Also retries failed ones; goes on past a failure. */
  readonly start: (records: readonly R[]) => void;
}

/** For a run that ends unwatched. */
function summary(label: string, count: number, failed: number): string {
  return failed === 0
    ? `${label}: all ${formatCount(count)} done`
    : `${label}: ${formatCount(failed)} of ${formatCount(count)} failed`;
}

/** Runs a verb on many records. Without the component it goes on, and a toast tells the end. */
export function useBulkRun<R extends Titled>(verb: BulkVerb<R>): BulkRun<R> {
  const account = useAccount();
  const calls = useCalls();
  const notify = useNotify();
  const factsNow = useFactsNow();
  const [items, setItems] = useState<ReadonlyMap<string, BulkItem>>(new Map());
  const mounted = useMounted();

  const start = useCallback(
    (records: readonly R[]) => {
      const put = (id: string, item: BulkItem) => setItems((now) => new Map(now).set(id, item));

      const facts = factsNow();
      const runs = records.map(async (record) => {
        const call = verb.request(record, account, facts);
        const { todo, doing } = verb.words ?? {};
        const { id, outcome } = calls.startCall({
          verb: verb.id,
          title: orderOf(verb),
          call,
          account,
          ...(todo !== undefined && { todo }),
          ...(doing !== undefined && { doing }),
          about: shortTitle(record),
          isWatched: true,
        });
        put(record.id, { call: id, status: 'under way' });
        const failure = failureMessage(await outcome);
        const ended =
          failure === undefined
            ? { status: 'done' as const }
            : { status: 'failed' as const, failure };
        put(record.id, { call: id, ...ended });
        return failure === undefined;
      });

      void Promise.all(runs).then((results) => {
        if (mounted.current) return;
        const failed = results.filter((done) => !done).length;
        const message = summary(orderOf(verb), results.length, failed);
        notify({ tone: failed === 0 ? 'success' : 'error', message });
      });
    },
    [account, calls, factsNow, mounted, notify, verb],
  );

  return { items, start };
}
