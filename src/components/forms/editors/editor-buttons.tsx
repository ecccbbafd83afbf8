import type { FieldValues } from 'react-hook-form';
import { LOOKING } from '@/store/calls/call-messages';
import { Button } from '@/ui/button';
import { OFFLINE, useOnline } from '@/ui/use-online';
import type { Editor } from './use-save';

const WAIT = 'Wait until this is saved';

const UNDER_WAY = 'What was sent from here before is still under way';

export interface EditorButtonsProps<Values extends FieldValues, Output extends FieldValues> {
  readonly editor: Editor<Values, Output>;
  readonly saveLabel?: string | undefined;
  readonly disabledReason?: string | undefined;
}

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
      {editor.unsettled === undefined ? (
        <Button
          type="submit"
          variant="primary"
          busy={editor.busy}
          disabledReason={editor.looking ? LOOKING : (offline ?? disabledReason)}
        >
          {saveLabel}
        </Button>
      ) : (
        // No submit button, so that Enter does not send it again.
        <>
          <Button
            disabledReason={
              editor.unsettled === 'under way' ? UNDER_WAY : (offline ?? disabledReason)
            }
            onClick={editor.sendAgain}
          >
            Send it again
          </Button>
          {editor.check && (
            <Button
              variant="primary"
              icon="refresh"
              disabledReason={offline}
              onClick={editor.check}
            >
              Check again
            </Button>
          )}
        </>
      )}
    </>
  );
}
