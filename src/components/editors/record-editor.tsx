import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { Rule } from '@/model/rule';
import { readable, untoldProblem } from '@/model/unread';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal, type ModalProps } from '@/ui/dialogs/modal';
import { Note } from '@/ui/note';
import { useRouteGuard } from '../leave/route-guard';
import { TryAgain } from '../records/record-notes';
import { useRecord } from '../store/use-record';
import { useFacts } from '../store/use-facts';
import { EditorDialog } from './editor-dialog';
import { type Editor, type SaveOptions, useSave } from './use-save';

/** What of a save doesn't depend on the record. */
type FixedOptions<Values extends FieldValues, Output extends FieldValues> = Pick<
  SaveOptions<Values, Output>,
  'verb' | 'schema' | 'parent' | 'secret' | 'wireNames'
>;

interface RecordEditorProps<
  K extends Kind,
  Values extends FieldValues,
  Output extends FieldValues,
> extends FixedOptions<Values, Output> {
  readonly kind: K;
  readonly id: string;
  /** The dialog's heading: 'Snapshot schedule'. */
  readonly title: string;
  /** What it is called among the tasks, where the heading doesn't fit there. */
  readonly task?: string;
  readonly size?: ModalProps['size'];
  /** Why it cannot be edited now. */
  readonly barred?: Rule<K> | undefined;
  /** What the form begins with; undefined while the record doesn't tell. */
  readonly values: (record: Records[K]) => Values | undefined;
  /** @param known what the form would begin with now */
  readonly request: (
    output: Output,
    record: Records[K],
    known: Values,
  ) => ReturnType<SaveOptions<Values, Output>['request']>;
  /** The fields. */
  readonly children: (form: Editor<Values, Output>['form']) => ReactNode;
}

/** An editor of something that a record tells of itself, over the record's page (spec 2 §4). */
export function RecordEditor<
  K extends Kind,
  Values extends FieldValues,
  Output extends FieldValues,
>(props: RecordEditorProps<K, Values, Output>) {
  const { kind, id, parent, title } = props;
  const { record: told, meta } = useRecord(kind, id);
  if (told === undefined) return null;
  const record = readable(told);
  const values = props.values(record);
  if (values !== undefined) return <OpenEditor {...props} record={record} known={values} />;
  // Nothing stands over the page while the record is still to come.
  if (!meta.full) return null;
  return <Untold kind={kind} record={told} parent={parent} title={title} />;
}

interface UntoldProps {
  readonly kind: Kind;
  readonly record: Records[Kind];
  readonly parent: string;
  readonly title: string;
  /** Why not; without it what is to be edited is unknown. */
  readonly why?: string | undefined;
}

/** In the place of an editor of what is not known even by the full record. */
export function Untold(props: UntoldProps) {
  const { kind, record, parent, title, why = untoldProblem(record) } = props;
  const { returnTo } = useRouteGuard();
  const leave = () => returnTo(parent);
  return (
    <Modal onClose={leave}>
      <DialogFrame title={title} onClose={leave} actions={<Button onClick={leave}>Back</Button>}>
        <Note tone="warning" action={<TryAgain kind={kind} id={record.id} />}>
          {why}
        </Note>
      </DialogFrame>
    </Modal>
  );
}

interface OpenEditorProps<
  K extends Kind,
  Values extends FieldValues,
  Output extends FieldValues,
> extends RecordEditorProps<K, Values, Output> {
  readonly record: Records[K];
  readonly known: Values;
}

function OpenEditor<K extends Kind, Values extends FieldValues, Output extends FieldValues>(
  props: OpenEditorProps<K, Values, Output>,
) {
  const { verb, schema, parent, secret, wireNames } = props;
  const { record, known, title, task = title, size, barred, request, children } = props;
  const facts = useFacts();
  const editor = useSave<Values, Output>({
    verb,
    title: task,
    schema,
    parent,
    ...(secret && { secret }),
    ...(wireNames && { wireNames }),
    values: known,
    request: (output) => request(output, record, known),
  });
  return (
    <EditorDialog editor={editor} title={title} size={size} barred={barred?.(record, facts)}>
      {children(editor.form)}
    </EditorDialog>
  );
}
