import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { EditorDialog } from '@/components/editors/editor-dialog';
import { type Editor, useSave } from '@/components/editors/use-save';
import type { ScreenProps } from '@/components/page/screen-route';
import { useRecord } from '@/components/store/use-record';
import { useFacts } from '@/components/verbs/use-facts';
import { type ImageChanges, updateImageCall } from '@/model/image/calls';
import type { ImageRecord } from '@/model/image/record';
import { canEdit } from '@/model/image/rules';
import { paths } from '@/model/paths';

/** What the editors of an image are given by their routes. */
export type ImageEditorProps = ScreenProps<{ image: 'image' }>;

/** One field of an image and how it is edited. */
interface ImageField<Values extends FieldValues, Output extends FieldValues> {
  readonly title: string;
  /** The editor's name among the tasks in progress. */
  readonly verb: string;
  readonly schema: GenericSchema<Values, Output>;
  /** What the form begins with; undefined while the record doesn't tell. */
  readonly values: (image: ImageRecord) => Values | undefined;
  readonly changes: (output: Output) => ImageChanges;
  readonly fields: (form: Editor<Values, Output>['form']) => ReactNode;
}

interface ImageDialogProps<
  Values extends FieldValues,
  Output extends FieldValues,
> extends ImageEditorProps {
  readonly field: ImageField<Values, Output>;
}

/** An editor of one field over the page of its image; closed to whoever doesn't own it (spec 2 §4). */
export function ImageDialog<Values extends FieldValues, Output extends FieldValues>(
  props: ImageDialogProps<Values, Output>,
) {
  const { account, image: id, field } = props;
  const { record } = useRecord('image', id, account);
  const values = record && field.values(record);
  if (record === undefined || values === undefined) return null;
  return <OpenDialog account={account} image={record} values={values} field={field} />;
}

interface OpenDialogProps<Values extends FieldValues, Output extends FieldValues> {
  readonly account: string;
  readonly image: ImageRecord;
  readonly values: Values;
  readonly field: ImageField<Values, Output>;
}

function OpenDialog<Values extends FieldValues, Output extends FieldValues>(
  props: OpenDialogProps<Values, Output>,
) {
  const { account, image, values, field } = props;
  const facts = useFacts(account);
  const editor = useSave({
    schema: field.schema,
    values,
    account,
    verb: field.verb,
    parent: paths.image(account, image.id),
    request: (output) => updateImageCall(image.id, field.changes(output)),
  });
  return (
    <EditorDialog editor={editor} title={field.title} size="s" barred={canEdit(image, facts)}>
      {field.fields(editor.form)}
    </EditorDialog>
  );
}
