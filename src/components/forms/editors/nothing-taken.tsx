import { Note } from '@/ui/note';

interface NothingTakenProps {
  /** The id that the address names. */
  readonly id: string;
  /** It is not there; else it could not be read. */
  readonly isAbsent: boolean;
}

/** Told by a form that was to begin like another record. */
export function NothingTaken({ id, isAbsent }: NothingTakenProps) {
  return (
    <Note tone="warning">
      <p>
        <code>{id}</code> {isAbsent ? 'was not found' : 'could not be read'}: nothing is taken over
        from it.
      </p>
    </Note>
  );
}
