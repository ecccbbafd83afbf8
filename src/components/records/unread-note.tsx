import { joinWords } from '@/lib/text';
import { fieldWords } from '@/model/unread';
import { Note } from '@/ui/note';

interface UnreadNoteProps {
  readonly record: { readonly unread?: readonly string[] };
  /** 'server'. */
  readonly noun: string;
}

/** Says which fields of a record could not be read: they are none of what a page says of them. */
export function UnreadNote({ record: { unread }, noun }: UnreadNoteProps) {
  return (
    unread && (
      <Note tone="warning">
        Not all of this {noun} could be read: its {joinWords(unread.map(fieldWords))}{' '}
        {unread.length === 1 ? 'is' : 'are'} not what you see here, and cannot be changed
      </Note>
    )
  );
}
