import { Button } from '@/ui/button';
import { Note } from '@/ui/note';

interface KeptNoteProps {
  /** Forgets it: what is edited says what it would say without. */
  readonly onDiscard: () => void;
}

/** Tells that what is edited holds what was typed on an earlier visit. */
export function KeptNote({ onDiscard }: KeptNoteProps) {
  return (
    <Note
      action={
        <Button size="s" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      What you typed here before has been kept.
    </Note>
  );
}
