import type { FieldValues } from 'react-hook-form';
import { formatTimeOfDay } from '@/lib/dates';
import { offerOf } from '@/provider/offers';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
import { FailureToolsLater } from '../failure/failure-tools-later';
import type { Editor } from './use-save';

/** Says what was sent without a known end, and when. */
export function UnsettledNote<Values extends FieldValues, Output extends FieldValues>({
  editor: { unsettled, unknown },
}: {
  readonly editor: Editor<Values, Output>;
}) {
  const words = unsettled && wordsOf(unsettled);
  useAnnounced(words ?? false);
  if (unsettled === undefined) return null;
  const { isUnderWay, settle } = unsettled;
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
      {unknown?.error && (
        <>
          <p>{unknown.message}</p>
          {offerOf(unknown.error).inForm && (
            <FailureToolsLater isQuoted what={unknown.what ?? ''} error={unknown.error} />
          )}
        </>
      )}
    </Note>
  );
}

function wordsOf({ what, at, isUnderWay }: NonNullable<Editor<never, never>['unsettled']>) {
  const sent = `${what} was sent at ${formatTimeOfDay(at)}`;
  return isUnderWay
    ? `${sent} and is still under way.`
    : `${sent}. It may have gone through. Check before sending it again.`;
}
