import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { joinMessages, type Nouns } from '@/lib/text';
import type { Titled } from '@/model/title';
import { type BulkVerb, orderOf } from '@/model/verb';
import { offerOf } from '@/provider/offers';
import {
  type CallFacts,
  selectCall,
  selectUnsettled,
  type WithCalls,
} from '@/store/calls/calls-slice';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { WordField } from '@/ui/dialogs/word-field';
import { Included, LeftOutList } from './bulk-items';
import { type BulkPlan, isPhrase, phraseFor } from './bulk-plan';
import { SentBefore } from './sent-before';
import { useBulkRun } from './use-bulk-run';
import styles from './verbs.module.css';
import { words } from './words';

interface BulkDialogProps<R extends Titled> extends DialogProps<never> {
  readonly nouns: Nouns;
  readonly verb: BulkVerb<R>;
  readonly plan: BulkPlan<R>;
}

interface RetryProps {
  readonly busy: boolean;
  readonly onPress: () => void;
  /** Takes the focus when the button is removed. */
  readonly next: RefObject<HTMLElement | null>;
}

/**
 * A button that stays while the failed ones run again. The second of a double click, or of two
 * presses of Enter, does nothing.
 */
function RetryFailed({ busy, onPress, next }: RetryProps) {
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = own.current;
    const after = next.current;
    return () => {
      if (document.activeElement === button) after?.focus();
    };
  }, [next]);
  return (
    <Button ref={own} icon="refresh" busy={busy} onClick={onPress}>
      {words.bulk.retry}
    </Button>
  );
}

export function BulkDialog<R extends Titled>({ close, nouns, verb, plan }: BulkDialogProps<R>) {
  const { included } = plan;
  const { confirm } = verb;
  const label = orderOf(verb);
  const [typed, setTyped] = useState('');
  const { items, start } = useBulkRun(verb);
  const list = useRef<HTMLDivElement>(null);
  const leave = useRef<HTMLButtonElement>(null);
  // While retried ones run, they stay first and the list keeps its height, so that nothing jumps.
  const [again, setAgain] = useState<{ first: readonly R[]; height: number }>();

  const begun = items.size > 0;
  const states = [...items.values()];
  const underWay = states.filter(({ status }) => status === 'under way').length;
  const failed = included.filter(({ id }) => items.get(id)?.status === 'failed');
  const unknown = included.filter(({ id }) => items.get(id)?.status === 'unknown');
  const retriable = failed.filter(
    ({ id }) => offerOf(items.get(id)?.failed?.facts).again !== 'never',
  );
  // Failed ones come first, so that they are seen in a list of any length.
  const first = underWay > 0 ? (again?.first ?? []) : [...failed, ...unknown];
  const listed = first.length === 0 ? included : [...new Set([...first, ...included])];
  const progress = useSelector(
    (state: WithCalls) => selectCall(state, states[0]?.call ?? '')?.progress,
  );
  const asked = confirm?.wordForMany?.(included) ?? confirm?.word;
  const word = asked === undefined ? undefined : phraseFor(asked, included);
  const matches = word === undefined || isPhrase(typed, word);
  const total = verb.together ? verb.together.total(included) : included.length;
  const result = !begun
    ? undefined
    : underWay > 0
      ? underWayMessage(progress?.deleted ?? included.length - underWay, total)
      : resultMessage(included.length, failed.length, unknown.length, verb.together?.failed);
  // Only the end is announced: with many, each change would be.
  useAnnounced(underWay === 0 && result);
  const before = useSentBefore(verb, included);
  const isCareful = verb.danger === true || before.length > 0;
  const question = included.length === 1 ? confirm?.question : confirm?.questionForMany;

  function submit() {
    if (!begun && matches) start(included);
  }

  function retry() {
    setAgain({ first: failed, height: list.current?.offsetHeight ?? 0 });
    start(retriable);
  }

  return (
    <DialogFrame
      title={words.bulk.title(label, included.length, nouns)}
      onClose={() => close()}
      onSubmit={submit}
      actions={
        begun ? (
          <>
            {(underWay > 0 ? again !== undefined : retriable.length > 0) && (
              <RetryFailed busy={underWay > 0} onPress={retry} next={leave} />
            )}
            <Button
              ref={leave}
              variant="primary"
              className={styles.leave}
              autoFocus
              // It replaces the button that started the run. The second of a double click must not
              // close it.
              onClick={({ detail }) => detail < 2 && close()}
            >
              {underWay === 0 ? words.bulk.close : words.bulk.leave}
            </Button>
          </>
        ) : (
          <>
            <Button autoFocus={isCareful && word === undefined} onClick={() => close()}>
              {words.bulk.cancel}
            </Button>
            <Button
              autoFocus={!isCareful && word === undefined}
              type="submit"
              variant={verb.danger === true ? 'danger' : 'primary'}
              disabledReason={matches ? undefined : words.bulk.typeFirst(word)}
            >
              {label}
            </Button>
          </>
        )
      }
    >
      {question !== undefined && <p>{question}</p>}
      {!begun && <SentBeforeOf verb={verb} records={included} sent={before} />}
      <div
        ref={list}
        className={styles.included}
        style={{ minBlockSize: underWay > 0 ? again?.height : undefined }}
      >
        <Included records={listed} verb={verb} items={items} />
      </div>
      <LeftOutList nouns={nouns} plan={plan} />
      <div className={styles.outcome}>
        {result !== undefined && <p>{result}</p>}
        {!begun && word !== undefined && <WordField word={word} value={typed} onValue={setTyped} />}
      </div>
    </DialogFrame>
  );
}

/** Earlier presses with no known end. One that is checked here stays listed, with its result. */
function useSentBefore<R extends Titled>(
  verb: BulkVerb<R>,
  records: readonly R[],
): readonly CallFacts[] {
  const store = useStore<WithCalls>();
  const [sent] = useState(() =>
    records.flatMap(({ id }) => selectUnsettled(store.getState(), id, verb.id) ?? []),
  );
  return sent;
}

interface SentBeforeOfProps<R extends Titled> {
  readonly verb: BulkVerb<R>;
  readonly records: readonly R[];
  readonly sent: readonly CallFacts[];
}

function SentBeforeOf<R extends Titled>({ verb, records, sent }: SentBeforeOfProps<R>) {
  const account = useAccount();
  const facts = useFacts();
  const [first] = records;
  if (first === undefined) return null;
  return <SentBefore sent={sent} calls={verb.request(first, account, facts)} />;
}

function underWayMessage(done: number, total: number | undefined): string {
  return total === undefined ? words.bulk.underWay(done) : words.bulk.underWayOf(done, total);
}

function resultMessage(count: number, failed: number, unknown: number, joint = ''): string {
  return joinMessages([failed === 0 ? '' : joint, words.bulk.result(count, failed, unknown)]);
}
