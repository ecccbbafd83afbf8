import type { ReactNode } from 'react';
import { isGone } from '@/model/status';
import { Note, type Tone } from '@/ui/note';

/** What a page says of a record's state. */
export interface StateMessage {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
}

/** For a record that is being deleted, or is. */
export function goneMessages(noun: string): Readonly<Record<'deleting' | 'deleted', StateMessage>> {
  const text = 'Nothing about it can be changed any more.';
  return {
    deleting: { tone: 'warning', title: `This ${noun} is being deleted`, text },
    deleted: { tone: 'warning', title: `This ${noun} has been deleted`, text },
  };
}

interface StateNotesProps {
  readonly record: { readonly status?: string; readonly locked?: boolean };
  readonly noun: string;
  readonly states: Readonly<Record<string, StateMessage>>;
  /** What a lock prevents, of a kind that has locks. */
  readonly locked?: string;
  /** What answers the state, such as `NoteVerbs`. */
  readonly verbs?: ReactNode;
}

/** Notes on a record's state for the top of its page, the last with the verbs that answer it. */
export function StateNotes({ record, noun, states, locked, verbs }: StateNotesProps) {
  const { status = '' } = record;
  const words = states[status];
  const isLocked = locked !== undefined && record.locked === true && !isGone(status);
  return (
    <>
      {words && (
        <Note tone={words.tone} title={words.title} action={isLocked ? undefined : verbs}>
          {words.text}
        </Note>
      )}
      {isLocked && (
        <Note icon="lock" title={`This ${noun} is locked`} action={verbs}>
          {locked}
        </Note>
      )}
    </>
  );
}
