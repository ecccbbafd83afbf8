import { Note } from '@/ui/note';

interface NothingTakenProps {
  /** The id that the address names. */
  readonly id: string;
  /** True if it does not exist, false if it could not be read. */
  readonly isAbsent: boolean;
}

/** Says that a form could not be filled from another record. */
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
