import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal, type ModalProps } from '@/ui/dialogs/modal';
import { Note } from '@/ui/note';
import { EditorButtons } from './editor-buttons';
import styles from './editor.module.css';
import { EditorNotes } from './editor-notes';
import { CONTROL, firstControl } from './use-lead-to-problem';
import { OvertakenNote } from './overtaken-note';
import type { Editor } from './use-save';
import { words } from './words';

interface EditorDialogProps<Values extends FieldValues, Output extends FieldValues> {
  readonly editor: Editor<Values, Output>;
  readonly title: string;
  readonly size?: ModalProps['size'];
  readonly saveLabel?: string | undefined;
  readonly saveDisabledReason?: string | undefined;
  /** Why nothing can be edited: said in place of the fields. */
  readonly disabledReason?: string | undefined;
  readonly remedy?: ReactNode;
  readonly children: ReactNode;
}

export function EditorDialog<Values extends FieldValues, Output extends FieldValues>(
  props: EditorDialogProps<Values, Output>,
) {
  const { editor, title, size = 'm', disabledReason, remedy } = props;
  return (
    <Modal size={size} tall={disabledReason === undefined} onClose={editor.leave}>
      {disabledReason === undefined ? (
        <OpenEditor {...props} />
      ) : (
        <DialogFrame
          title={title}
          onClose={editor.cancel}
          actions={<Button onClick={editor.cancel}>{words.buttons.back}</Button>}
        >
          <Note tone="warning" action={remedy}>
            {disabledReason}
          </Note>
        </DialogFrame>
      )}
    </Modal>
  );
}

function OpenEditor<Values extends FieldValues, Output extends FieldValues>(
  props: EditorDialogProps<Values, Output>,
) {
  const { editor, title, saveLabel, saveDisabledReason, children } = props;
  const fields = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  // The first field may appear only after a read.
  useEffect(() => {
    const first = firstControl(fields.current);
    if (begun.current || !first) return;
    begun.current = true;
    // The reader may have focused another control meanwhile.
    if (first.closest('[role=dialog]')?.querySelector(`:is(${CONTROL}):focus`)) return;
    first.focus();
  });
  return (
    <DialogFrame
      title={title}
      busy={editor.busy}
      onClose={editor.leave}
      onSubmit={editor.submit}
      actions={
        <>
          <div className={styles.overtaken}>
            <OvertakenNote editor={editor} plain />
          </div>
          <EditorButtons
            editor={editor}
            saveLabel={saveLabel}
            disabledReason={saveDisabledReason}
          />
        </>
      }
    >
      <EditorNotes editor={editor} />
      <div ref={fields} className={styles.fields} data-in-order>
        {children}
      </div>
    </DialogFrame>
  );
}
