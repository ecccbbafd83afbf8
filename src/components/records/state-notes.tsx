import { isGone } from '@/model/status';
import { Note, type Tone } from '@/ui/note';

/** What to say of a record that isn't simply there. */
export interface StateWords {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
}

/** What to say of one that is going, or gone. */
export function goneWords(noun: string): Readonly<Record<'deleting' | 'deleted', StateWords>> {
  const text = 'Nothing about it can be changed any more.';
  return {
    deleting: { tone: 'warning', title: `This ${noun} is being deleted`, text },
    deleted: { tone: 'warning', title: `This ${noun} has been deleted`, text },
  };
}

interface StateNotesProps {
  readonly record: { readonly status?: string; readonly locked?: boolean };
  /** 'server'. */
  readonly noun: string;
  /** By status; of most there is nothing to say. */
  readonly states: Readonly<Record<string, StateWords>>;
  /** What a lock bars, and what it doesn't. */
  readonly locked: string;
}

/** What must be known of a record's state before anything else on its page. */
export function StateNotes({ record, noun, states, locked }: StateNotesProps) {
  const { status = '' } = record;
  const words = states[status];
  const gone = isGone(status);
  return (
    <>
      {words && (
        <Note tone={words.tone} title={words.title}>
          {words.text}
        </Note>
      )}
      {record.locked === true && !gone && (
        <Note icon="lock" title={`This ${noun} is locked`}>
          {locked}
        </Note>
      )}
    </>
  );
}
