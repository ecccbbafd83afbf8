import type { FieldValues } from 'react-hook-form';
import { LOOKING } from '@/store/calls/call-messages';
import { Button } from '@/ui/button';
import { OFFLINE, useOnline } from '@/ui/use-online';
import type { Editor } from './use-save';

const WAIT = 'Wait until this is saved';

export interface EditorButtonsProps<Values extends FieldValues, Output extends FieldValues> {
  readonly editor: Editor<Values, Output>;
  readonly saveLabel?: string | undefined;
  readonly disabledReason?: string | undefined;
}

/** Cancel, then what acts. */
export function EditorButtons<Values extends FieldValues, Output extends FieldValues>(
  props: EditorButtonsProps<Values, Output>,
) {
  const { editor, saveLabel = 'Save', disabledReason } = props;
  const offline = useOnline() ? undefined : OFFLINE;
  return (
    <>
      <Button disabledReason={editor.busy ? WAIT : undefined} onClick={editor.cancel}>
        Cancel
      </Button>
      <Button
        type="submit"
        variant="primary"
        busy={editor.busy}
        disabledReason={editor.looking ? LOOKING : (offline ?? disabledReason)}
      >
        {saveLabel}
      </Button>
    </>
  );
}
