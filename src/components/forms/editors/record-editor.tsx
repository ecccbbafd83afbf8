import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TryAgain } from '@/components/records/record-notes';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useRecord } from '@/components/scope/data/use-record';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import type { Kind } from '@/model/kinds';
import { paths } from '@/model/paths';
import type { Records } from '@/model/records/records';
import type { Rule } from '@/model/problems';
import { shortTitle } from '@/model/title';
import { readable, unknownProblem } from '@/model/unreadable';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal, type ModalProps } from '@/ui/dialogs/modal';
import { Note } from '@/ui/note';
import { EditorDialog } from './editor-dialog';
import { type Editor, type SaveOptions, useSave } from './use-save';
import { words } from './words';

type FixedOptions<Values extends FieldValues, Output extends FieldValues> = Pick<
  SaveOptions<Values, Output>,
  'verb' | 'schema' | 'secret' | 'wireNames'
>;

interface RecordEditorProps<
  K extends Kind,
  Values extends FieldValues,
  Output extends FieldValues,
> extends FixedOptions<Values, Output> {
  readonly kind: K;
  readonly id: string;
  readonly title: string;
  /** Its title among the tasks, before the record's name, if not the heading: 'Servers of'. */
  readonly task?: string;
  readonly size?: ModalProps['size'];
  readonly disabledReason?: Rule<Records[K]> | undefined;
  readonly values: (record: Records[K]) => Values | undefined;
  readonly request: (
    output: Output,
    record: Records[K],
    known: Values,
  ) => ReturnType<SaveOptions<Values, Output>['request']>;
  readonly children: (form: Editor<Values, Output>['form'], record: Records[K]) => ReactNode;
}

export function RecordEditor<
  K extends Kind,
  Values extends FieldValues,
  Output extends FieldValues,
>(props: RecordEditorProps<K, Values, Output>) {
  const { kind, id, title } = props;
  const { record: known, meta } = useRecord(kind, id);
  const parent = paths.settingsPage(kind, useAccount(), id);
  if (known === undefined) return null;
  const record = readable(known);
  const values = props.values(record);
  if (values !== undefined)
    return <OpenEditor {...props} parent={parent} record={record} known={values} />;
  // Nothing opens over the page before the record is read.
  if (!meta.full) return null;
  return <UnknownValue kind={kind} record={known} parent={parent} title={title} />;
}

interface UnknownValueProps {
  readonly kind: Kind;
  readonly record: Records[Kind];
  readonly parent: string;
  readonly title: string;
  readonly why?: string | undefined;
}

export function UnknownValue(props: UnknownValueProps) {
  const { kind, record, parent, title, why = unknownProblem(record) } = props;
  const { returnTo } = useRouteGuard();
  const leave = () => returnTo(parent);
  return (
    <Modal onClose={leave}>
      <DialogFrame
        title={title}
        onClose={leave}
        actions={<Button onClick={leave}>{words.buttons.back}</Button>}
      >
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
  readonly parent: string;
  readonly record: Records[K];
  readonly known: Values;
}

function OpenEditor<K extends Kind, Values extends FieldValues, Output extends FieldValues>(
  props: OpenEditorProps<K, Values, Output>,
) {
  const { verb, schema, parent, secret, wireNames } = props;
  const { record, known, title, task = title, size, disabledReason, request, children } = props;
  const facts = useFacts();
  const editor = useSave<Values, Output>({
    verb,
    title: task,
    // A title of its own ends in 'of'.
    ...(task !== title && { about: shortTitle(record) }),
    schema,
    parent,
    ...(secret && { secret }),
    ...(wireNames && { wireNames }),
    values: known,
    request: (output) => request(output, record, known),
  });
  return (
    <EditorDialog
      editor={editor}
      title={title}
      size={size}
      disabledReason={disabledReason?.(record, facts)}
    >
      {children(editor.form, record)}
    </EditorDialog>
  );
}
