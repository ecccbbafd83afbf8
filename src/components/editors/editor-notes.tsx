import type { FieldValues } from 'react-hook-form';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Note } from '@/ui/note';
import { LinkedText } from '../links/linked-text';
import styles from './editor.module.css';
import type { Editor } from './use-save';

interface KeptNoteProps {
  readonly onDiscard: () => void;
}

/** Says that a draft was restored. */
function KeptNote({ onDiscard }: KeptNoteProps) {
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

interface EditorNotesProps<Values extends FieldValues, Output extends FieldValues> {
  readonly editor: Editor<Values, Output>;
}

/** Why the last save failed, and that a draft was restored. */
export function EditorNotes<Values extends FieldValues, Output extends FieldValues>({
  editor: { failure, restored, discard },
}: EditorNotesProps<Values, Output>) {
  return (
    <>
      <FormError>
        {failure && (
          <>
            <p>
              <LinkedText text={failure.message} />
            </p>
            {failure.requestId !== undefined && (
              <p className={styles.request}>
                Nothing you typed is lost. If it goes on, quote request{' '}
                <code>{failure.requestId}</code> to support.
              </p>
            )}
          </>
        )}
      </FormError>
      {restored && <KeptNote onDiscard={discard} />}
    </>
  );
}
