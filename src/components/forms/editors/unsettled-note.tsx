import { formatWhen } from '@/lib/dates';
import { offerOf } from '@/provider/offers';
import { openKeysOf } from '@/store/sent/sent-storage';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import type { SaveFailure } from './save-failure';
import type { Unsettled } from './use-sent';

interface UnsettledNoteProps extends Unsettled {
  /** Begins the sentence: 'Your support request'. */
  readonly what: string;
  /** Why its end is not known, where this window sent it. */
  readonly failure: SaveFailure | undefined;
}

/** How it may have ended, and what to do before the same is sent again. */
function endOf({ isUnderWay, ...sent }: Unsettled): string {
  if (isUnderWay) return ' and is still under way.';
  const isKeyed = openKeysOf(sent, Date.now()).length > 0;
  return `. It may have gone through. ${
    isKeyed ? 'Sent again unchanged, it is done only once.' : 'Check before sending it again.'
  }`;
}

/** Says what was sent without a known end, and when. */
export function UnsettledNote({ what, failure, ...sent }: UnsettledNoteProps) {
  const { at, isUnderWay, look, settle } = sent;
  // Another window's form does not show it.
  const about = look?.name === undefined ? what : `${what} for ‘${look.name}’`;
  const words = `${about} was sent ${formatWhen(at)}${endOf(sent)}`;
  useAnnounced(words);
  const { error } = failure ?? {};
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
      <p>{words}</p>
      {error && offerOf(error).inForm && (
        <FailureToolsLater what={failure?.what ?? ''} error={error} />
      )}
    </Note>
  );
}
