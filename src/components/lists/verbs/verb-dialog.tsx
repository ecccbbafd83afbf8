import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useCalls } from '@/components/activity/calls/calls-context';
import { useFacts } from '@/components/scope/data/use-facts';
import { joinMessages } from '@/lib/text';
import type { Calls } from '@/model/call';
import { kindOfId } from '@/model/ids';
import { shortTitle, titleOf, type Titled } from '@/model/title';
import {
  type BulkVerb,
  type Confirmation,
  orderOf,
  type SingleVerb,
  type Verb,
} from '@/model/verb';
import { failedTitle, unknownTitle } from '@/store/calls/call-messages';
import { selectLost, selectUnsettled, type WithCalls } from '@/store/calls/calls-slice';
import type { CallOutcome } from '@/store/calls/manager';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { callFailedTools, failedCall } from './outcome-messages';
import { SentBefore } from './sent-before';
import styles from './verbs.module.css';
import { words } from './words';

interface VerbDialogProps<R extends Titled> extends DialogProps<boolean> {
  readonly record: R;
  readonly verb: Verb<R>;
  /** Absent if the verb asks only because an earlier press has no known end. */
  readonly confirm: Confirmation | undefined;
  readonly call: Calls;
  /** Starts the verb, or the one instead of it. */
  readonly start: (instead?: SingleVerb<R> | BulkVerb<R>) => Promise<CallOutcome>;
}

export function Consequences({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className={styles.consequences}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

async function orThrow(outcome: Promise<CallOutcome> | undefined): Promise<void> {
  const failed = outcome && failedCall(await outcome);
  if (failed !== undefined) throw failed;
}

export function VerbDialog<R extends Titled>(props: VerbDialogProps<R>) {
  const { close, record, verb, confirm, call, start } = props;
  const facts = useFacts();
  const calls = useCalls();
  const instead = 'instead' in verb ? verb.instead : undefined;
  const [chosen, setChosen] = useState(verb);
  const own = 'words' in chosen ? chosen.words : undefined;
  const task = { title: orderOf(chosen), ...own, about: shortTitle(record) };
  const tools = callFailedTools(failedTitle(task), unknownTitle(task));
  const kind = kindOfId(record.id);
  const lost = useSelector((state: WithCalls) => kind && selectLost(state, kind, record.id));
  const sent = useSelector((state: WithCalls) => selectUnsettled(state, record.id, chosen.id));
  // The dialog has an alert for its own press.
  const [before] = useState(sent);
  return (
    <ConfirmDialog
      close={close}
      title={
        confirm?.title?.(titleOf(record)) ?? words.single.title(orderOf(verb), titleOf(record))
      }
      body={
        <>
          {before && <SentBefore sent={[before]} calls={call} />}
          {confirm && <p>{confirm.question}</p>}
          <Consequences sentences={verb.consequences?.(record, facts) ?? []} />
        </>
      }
      confirmLabel={sent === undefined || chosen !== verb ? orderOf(verb) : words.single.sendAgain}
      danger={verb.danger}
      isCareful={before !== undefined}
      word={confirm?.word}
      other={
        instead && {
          label: words.single.instead(orderOf(instead)),
          onConfirm: () => {
            setChosen(instead);
            return orThrow(start(instead));
          },
        }
      }
      meanwhile={lost && joinMessages(lost.messages)}
      onConfirm={() => {
        setChosen(verb);
        return orThrow(start());
      }}
      tools={(thrown, attempt) => (
        <>
          {tools(thrown)}
          {sent?.canCheck === true && (
            <Button
              size="s"
              icon="refresh"
              onClick={() => attempt(() => orThrow(calls.check(sent.id)))}
            >
              {words.sentBefore.checkAgain}
            </Button>
          )}
        </>
      )}
    />
  );
}
