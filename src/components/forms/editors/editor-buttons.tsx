import type { FieldValues } from 'react-hook-form';
import { LOOKING } from '@/store/calls/call-messages';
import { Button } from '@/ui/button';
import { OFFLINE, useOnline } from '@/ui/use-online';
import type { Editor } from './use-save';
import { words } from './words';

export interface EditorButtonsProps<Values extends FieldValues, Output extends FieldValues> {
  readonly editor: Editor<Values, Output>;
  readonly saveLabel?: string | undefined;
  readonly disabledReason?: string | undefined;
}

export function EditorButtons<Values extends FieldValues, Output extends FieldValues>(
  props: EditorButtonsProps<Values, Output>,
) {
  const { editor, saveLabel = words.buttons.save, disabledReason } = props;
  const offline = useOnline() ? undefined : OFFLINE;
  return (
    <>
      <Button
        disabledReason={editor.busy ? words.buttons.saving : undefined}
        onClick={editor.cancel}
      >
        {words.buttons.cancel}
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
              editor.unsettled === 'under way'
                ? words.buttons.sentBefore
                : (offline ?? disabledReason)
            }
            onClick={editor.sendAgain}
          >
            {words.buttons.sendAgain}
          </Button>
          {editor.check && (
            <Button
              variant="primary"
              icon="refresh"
              disabledReason={offline}
              onClick={editor.check}
            >
              {words.buttons.checkAgain}
            </Button>
          )}
        </>
      )}
    </>
  );
}
