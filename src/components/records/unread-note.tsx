import { joinWords } from '@/lib/text';
import { fieldWords } from '@/model/unread';
import { Note } from '@/ui/note';

interface UnreadNoteProps {
  readonly record: { readonly unread?: readonly string[] };
  /** 'server'. */
  readonly noun: string;
}

/** Says which fields of a record could not be read: what a page says of them is none of theirs. */
export function UnreadNote({ record: { unread }, noun }: UnreadNoteProps) {
  if (unread === undefined) return null;
  return (
    <Note tone="warning">
      The {joinWords(unread.map(fieldWords))} of this {noun} could not be read:{' '}
      {unread.length === 1 ? 'it is' : 'they are'} not shown in full, and cannot be changed
    </Note>
  );
}
