import { useMemo } from 'react';
import { LabelRows } from '../../label-rows';
import { FormText } from '@/components/forms/form-fields';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import { notesForm, type NotesForm, notesProblems, saveNotes } from '@/model/object/notes';
import type { ObjectRow } from '@/model/object/rows';
import { canChange } from '@/model/object/rules';
import { checkedForm } from '@/model/problems';
import { words } from '../words';
import { CopyObject } from './copy-object';

function schemaOf(row: ObjectRow) {
  const expires = notesForm(row)?.expires ?? '';
  return checkedForm<NotesForm>((form) => notesProblems(form, { expires }, Date.now()));
}

function EditNotes({ row }: { readonly row: ObjectRow }) {
  const schema = useMemo(() => schemaOf(row), [row]);
  return (
    <RecordEditor
      kind="object"
      id={row.id}
      title={words.metadata.title}
      verb="notes"
      size="l"
      schema={schema}
      disabledReason={canChange}
      values={notesForm}
      request={(form, record, known) => saveNotes(record, form, known)}
    >
      {(form) => (
        <>
          <FormText form={form} name="contentType" label={words.metadata.contentType} mono />
          <FormText
            form={form}
            name="expires"
            label={words.fields.expires}
            optional
            type="datetime-local"
            hint={words.metadata.expiresHint}
          />
          <FormText
            form={form}
            name="disposition"
            label={words.fields.contentDisposition}
            optional
            mono
            hint={words.metadata.contentDispositionHint}
          />
          <FormText
            form={form}
            name="encoding"
            label={words.fields.contentEncoding}
            optional
            mono
          />
          <FormText
            form={form}
            name="cacheControl"
            label={words.fields.cacheControl}
            optional
            mono
          />
          <LabelRows
            rows={form.watch('rows')}
            register={form.register}
            errors={form.formState.errors.rows}
            onChange={(rows) =>
              form.setValue('rows', rows, {
                shouldDirty: true,
                shouldValidate: form.formState.isSubmitted,
              })
            }
          />
        </>
      )}
    </RecordEditor>
  );
}

interface EditorsProps {
  readonly edit: string;
  readonly row: ObjectRow;
}

/**
 * Dialogs over an object's page, chosen by `?edit`: the path ends in the object's name, which may
 * be any.
 */
export function Editors({ edit, row }: EditorsProps) {
  switch (edit) {
    case 'copy':
    case 'move':
    case 'restore':
      return <CopyObject key={edit} way={edit} row={row} />;
    case 'notes':
      return <EditNotes row={row} />;
    default:
      return null;
  }
}
