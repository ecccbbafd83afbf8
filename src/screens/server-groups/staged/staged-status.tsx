import { counted } from '@/lib/text';
import { Note } from '@/ui/note';

interface StagedStatusProps {
  readonly left: number;
  readonly refused: number;
  readonly copied: number | undefined;
}

/** How many staged changes are not in force. */
export function StagedStatus({ left, refused, copied }: StagedStatusProps) {
  return (
    <>
      {refused > 0 && (
        <div role="alert">
          <Note tone="error" title={`${counted(refused, 'change')} could not be saved`}>
            Those that are saved are in force. Rules to be removed wait until every addition is
            saved.
          </Note>
        </div>
      )}
      <p role="status" className="muted">
        {copied !== undefined &&
          (copied === 0 ? 'Those rules are here already. ' : `${counted(copied, 'rule')} copied. `)}
        {left > 0
          ? `${counted(left, 'change')} not saved yet. What is added is sent before anything is removed.`
          : 'Nothing is sent until you save.'}
      </p>
    </>
  );
}
