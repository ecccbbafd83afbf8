import { useSelector } from 'react-redux';
import { useCalls } from '@/components/activity/calls/calls-context';
import { formatTimeOfDay } from '@/lib/dates';
import { type Calls, callsOf, showsItself } from '@/model/call';
import { doneTitle, LOOKING, unknownTitle } from '@/store/calls/call-messages';
import { type CallFacts, selectCalls } from '@/store/calls/calls-slice';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
import { words } from './words';

interface SentBeforeProps {
  readonly sent: readonly CallFacts[];
  readonly calls: Calls;
}

function wordsOf(call: CallFacts): string {
  const { status, error, startedAt, isUnsettled } = call;
  if (status === 'looking') return LOOKING;
  const isUnknown = status === 'unknown';
  // The last message says what the check found.
  if (status === 'failed' || (isUnknown && isUnsettled !== true))
    return error?.messages.at(-1) ?? '';
  const title = isUnknown ? unknownTitle(call) : doneTitle(call);
  return words.sentBefore.sentAt(title, formatTimeOfDay(startedAt));
}

/**
 * Warns before a press that an earlier one may have been done, and when. Another press might do it
 * twice.
 */
export function SentBefore({ sent, calls }: SentBeforeProps) {
  const { check } = useCalls();
  const all = useSelector(selectCalls);
  if (sent.length === 0) return null;
  const presses = sent.map((each) => all.find(({ id }) => id === each.id) ?? each);
  const checkable = presses.filter(({ canCheck }) => canCheck === true);
  return (
    <Note
      tone="warning"
      action={
        checkable.length === 0 ? undefined : (
          <Button
            size="s"
            icon="refresh"
            onClick={() => checkable.forEach(({ id }) => void check(id))}
          >
            {words.sentBefore.checkAgain}
          </Button>
        )
      }
    >
      {presses.map((each) => (
        <p key={each.id}>{wordsOf(each)}</p>
      ))}
      {presses.some(({ isUnsettled }) => isUnsettled) && (
        <p>
          {callsOf(calls).every(showsItself)
            ? words.sentBefore.checkFirst
            : words.sentBefore.noSign}
        </p>
      )}
    </Note>
  );
}
