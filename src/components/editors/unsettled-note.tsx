import { formatTimeOfDay } from '@/lib/dates';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
import type { Unsettled } from './use-sent';

/** Says what was sent without a known end, and when; `what` begins the sentence. */
export function UnsettledNote({ what, at, isUnderWay, settle }: Unsettled & { what: string }) {
  const end = isUnderWay
    ? ' and is still under way.'
    : '. It may have gone through. Check before sending it again.';
  const words = `${what} was sent at ${formatTimeOfDay(at)}${end}`;
  useAnnounced(words);
  return (
    <Note
      tone={isUnderWay ? 'info' : 'warning'}
      action={
        !isUnderWay && (
          <Button size="s" onClick={settle}>
            Dismiss
          </Button>
        )
      }
    >
      {words}
    </Note>
  );
}
