import { joinWords } from '@/lib/text';
import type { Kind } from '@/model/kinds';
import { fieldWords } from '@/model/unread';
import { Note } from '@/ui/note';
import { TryAgain } from './try-again';

interface UnreadNoteProps {
  readonly kind: Kind;
  readonly record: { readonly id: string; readonly unread?: readonly string[] };
  readonly account: string;
  /** 'server'. */
  readonly noun: string;
}

/** Says which fields of a record could not be read: what a page says of them is none of theirs. */
export function UnreadNote({ kind, record: { id, unread }, account, noun }: UnreadNoteProps) {
  if (unread === undefined) return null;
  return (
    <Note tone="warning" action={<TryAgain kind={kind} id={id} account={account} />}>
      The {joinWords(unread.map(fieldWords))} of this {noun} could not be read:{' '}
      {unread.length === 1 ? 'it is' : 'they are'} not shown in full, and cannot be changed
    </Note>
  );
}
