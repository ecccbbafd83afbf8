import type { FieldValues } from 'react-hook-form';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { LinkedText } from '@/components/records/links/linked-text';
import { offerOf } from '@/provider/offers';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Note } from '@/ui/note';
import styles from './editor.module.css';
import type { SaveFailure } from './save-failure';
import type { Editor } from './use-save';
import { words } from './words';

interface EditorNotesProps<Values extends FieldValues, Output extends FieldValues> {
  readonly editor: Editor<Values, Output>;
}

export function KeptNote<Values extends FieldValues, Output extends FieldValues>({
  editor: { restored, discard },
}: EditorNotesProps<Values, Output>) {
  if (!restored) return null;
  return (
    <Note
      action={
        <Button size="s" onClick={discard}>
          {words.kept.discard}
        </Button>
      }
    >
      {words.kept.note}
    </Note>
  );
}

export function FailureNote<Values extends FieldValues, Output extends FieldValues>({
  editor,
}: EditorNotesProps<Values, Output>) {
  return (
    <>
      {editor.notice}
      <Failure failure={editor.failure} />
    </>
  );
}

function Failure({ failure }: { readonly failure: SaveFailure | undefined }) {
  const { error, what = '' } = failure ?? {};
  return (
    <FormError tone={failure?.isUnknown === true ? 'warning' : 'error'}>
      {failure && (
        <>
          <p>
            <LinkedText text={failure.message} />
          </p>
          {error && offerOf(error).inForm && (
            <div className={styles.request}>
              {error.requestId !== undefined && (
                <>{words.failure.quote(<code>{error.requestId}</code>)} </>
              )}
              <FailureToolsLater isQuoted what={what} error={error} />
            </div>
          )}
        </>
      )}
    </FormError>
  );
}

export function EditorNotes<Values extends FieldValues, Output extends FieldValues>(
  props: EditorNotesProps<Values, Output>,
) {
  return (
    <>
      <FailureNote {...props} />
      <KeptNote {...props} />
    </>
  );
}
