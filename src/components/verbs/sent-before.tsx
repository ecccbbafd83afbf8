import { useSelector } from 'react-redux';
import { formatTimeOfDay } from '@/lib/dates';
import { joinMessages } from '@/lib/join-messages';
import { type Calls, callsOf, showsItself } from '@/model/call';
import { doneTitle, LOOKING, unknownTitle } from '@/store/calls/call-messages';
import { type CallFacts, selectCall, type WithCalls } from '@/store/calls/calls-slice';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
import { useCalls } from '../calls/calls-context';

interface SentBeforeProps {
  /** Presses of the same verb without a known end, each to a record of its own. */
  readonly sent: readonly CallFacts[];
  /** Sent by another press. */
  readonly calls: Calls;
}

/** How a press ended, as far as that is known by now, and what looks again. */
function Press({ of: sent }: { readonly of: CallFacts }) {
  const calls = useCalls();
  const call = useSelector((state: WithCalls) => selectCall(state, sent.id)) ?? sent;
  const { id, status, error, startedAt, canCheck, isUnsettled } = call;
  if (status === 'looking') return <p>{LOOKING}</p>;
  const isUnknown = status === 'unknown';
  // What was found tells it.
  if (status === 'failed' || (isUnknown && isUnsettled !== true))
    return <p>{joinMessages(error?.messages ?? [])}</p>;
  const title = isUnknown ? unknownTitle(call) : doneTitle(call);
  return (
    <p>
      {title}, sent at {formatTimeOfDay(startedAt)}.{' '}
      {canCheck === true && (
        <Button size="s" icon="refresh" onClick={() => void calls.check(id)}>
          Check again
        </Button>
      )}
    </p>
  );
}

/** Says before a press that it may have been done, and when: sent again, it might be done twice. */
export function SentBefore({ sent, calls }: SentBeforeProps) {
  if (sent.length === 0) return null;
  return (
    <Note tone="warning">
      {sent.map((each) => (
        <Press key={each.id} of={each} />
      ))}
      <p>
        {callsOf(calls).every(showsItself)
          ? 'Check before you send it again.'
          : 'Nothing here shows if it was done.'}
      </p>
    </Note>
  );
}
