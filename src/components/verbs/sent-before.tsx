import { formatTimeOfDay } from '@/lib/dates';
import { type Calls, callsOf, showsItself } from '@/model/call';
import { unknownTitle } from '@/store/calls/call-messages';
import type { CallFacts } from '@/store/calls/calls-slice';
import { Note } from '@/ui/note';

interface SentBeforeProps {
  /** Presses of the same verb without a known end, each to a record of its own. */
  readonly sent: readonly CallFacts[];
  /** Sent by another press. */
  readonly calls: Calls;
}

/** Says before a press that it may have been done, and when: sent again, it might be done twice. */
export function SentBefore({ sent, calls }: SentBeforeProps) {
  if (sent.length === 0) return null;
  return (
    <Note tone="warning">
      {sent.map((each) => (
        <p key={each.id}>
          {unknownTitle(each)}, sent at {formatTimeOfDay(each.startedAt)}.
        </p>
      ))}
      <p>
        {callsOf(calls).every(showsItself)
          ? 'Check before you send it again.'
          : 'Nothing here shows if it was done.'}
      </p>
    </Note>
  );
}
