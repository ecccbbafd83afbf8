import type { FieldValues } from 'react-hook-form';
import { Button } from '@/ui/button';
import type { Editor } from './use-save';

const WAIT = 'Wait until this is saved';

interface EditorButtonsProps<Values extends FieldValues, Output extends FieldValues> {
  readonly editor: Editor<Values, Output>;
  readonly saveLabel?: string | undefined;
  /** It cannot be undone. */
  readonly danger?: boolean | undefined;
  /** Why it cannot be saved now, whatever the fields say. */
  readonly barred?: string | undefined;
}

/** Save, and the harmless way out. */
export function EditorButtons<Values extends FieldValues, Output extends FieldValues>(
  props: EditorButtonsProps<Values, Output>,
) {
  const { editor, saveLabel = 'Save', danger = false, barred } = props;
  const saving = editor.state === 'saving' || editor.state === 'closing';
  return (
    <>
      <Button
        type="submit"
        variant={danger ? 'danger' : 'primary'}
        busy={saving}
        disabledReason={barred}
      >
        {saveLabel}
      </Button>
      <Button disabledReason={saving ? WAIT : undefined} onClick={editor.cancel}>
        Cancel
      </Button>
    </>
  );
}
