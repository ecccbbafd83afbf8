import { Note } from '@/ui/note';

interface NothingTakenProps {
  readonly id: string;
  /** True if it does not exist, false if it could not be read. */
  readonly isAbsent: boolean;
}

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
