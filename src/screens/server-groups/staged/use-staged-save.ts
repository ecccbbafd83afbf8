import { useRef, useState } from 'react';
import { useAccount } from '@/components/account/account-context';
import { useCalls } from '@/components/calls/calls-context';
import { failureWords } from '@/components/verbs/outcome-words';
import { type StagedCall, stagedCalls, type StagedRule } from '@/model/firewall-rule/staged';
import { type CallEnd, DONE, type Run } from '@/store/calls/manager';
import { useGroupPolicy } from '../firewall/use-group-policy';

/** How the change of one row went. */
export type RowResult =
  | { readonly status: 'saving' | 'saved' | 'held back' }
  | { readonly status: 'failed'; readonly message: string };

/** A save of many rows. */
export interface StagedSave {
  /** By the row's key; empty until the first save. */
  readonly results: ReadonlyMap<string, RowResult>;
  readonly saving: boolean;
  /** Why nothing could be sent: there is no policy to send it to. */
  readonly failure: string | undefined;
  /** Forgets how the change of a row went: it is another change now. */
  readonly forget: (key: string) => void;
  /** Sends what has not been saved yet; resolves with whether all of it is. */
  readonly save: (rows: readonly StagedRule[]) => Promise<boolean>;
}

const isDeletion = ({ call }: StagedCall): boolean => call.method === 'DELETE';

/** Why a change is not as it should be; one whose answer was lost is, once it has been found. */
function refusalOf(end: CallEnd): string | undefined {
  return 'made' in end && end.made?.length ? undefined : failureWords(end);
}

/**
 * Sends the changes of a table of rules one after the other, additions before deletions. As long as
 * an addition fails no rule is deleted: what it was to replace still lets in what must come in.
 */
export function useStagedSave(group: string): StagedSave {
  const account = useAccount();
  const calls = useCalls();
  const policy = useGroupPolicy(group);
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map());
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Ahead of the state, which tells of the last drawing.
  const latest = useRef(results);

  function tell(key: string, result: RowResult) {
    latest.current = new Map(latest.current).set(key, result);
    setResults(latest.current);
  }

  function forget(key: string) {
    const others = [...latest.current].filter(([other]) => other !== key);
    latest.current = new Map(others);
    setResults(latest.current);
  }

  function* sendAll(list: readonly StagedCall[]): Run {
    let refused: CallEnd | undefined;
    for (const staged of list) {
      if (refused !== undefined && isDeletion(staged)) {
        tell(staged.key, { status: 'held back' });
        continue;
      }
      tell(staged.key, { status: 'saving' });
      const end = yield { call: staged.call };
      const message = refusalOf(end);
      tell(staged.key, message === undefined ? { status: 'saved' } : { status: 'failed', message });
      if (message !== undefined) refused = end;
    }
    return refused ?? DONE;
  }

  async function save(rows: readonly StagedRule[]): Promise<boolean> {
    if (saving) return false;
    setSaving(true);
    setFailure(undefined);
    let sent = false;
    const call = policy.within((id) => {
      sent = true;
      const left = stagedCalls(rows, id).filter(
        ({ key }) => latest.current.get(key)?.status !== 'saved',
      );
      return sendAll(left);
    });
    const task = { verb: 'edit-rules', title: 'Save Firewall Rule', account, call };
    const outcome = await calls.startCall(task).outcome;
    const message = failureWords(outcome) ?? '';
    if (!sent) setFailure(message);
    for (const [key, { status }] of latest.current) {
      // Broken off before it was known how it went.
      if (status === 'saving') tell(key, { status: 'failed', message });
    }
    policy.refresh();
    setSaving(false);
    return outcome.ok;
  }

  return { results, saving, failure, forget, save };
}
