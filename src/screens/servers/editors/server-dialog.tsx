import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { EditorDialog } from '@/components/editors/editor-dialog';
import { type Editor, useSave } from '@/components/editors/use-save';
import type { ScreenProps } from '@/components/page/screen-route';
import { useRecord } from '@/components/store/use-record';
import type { Call } from '@/model/call';
import { paths } from '@/model/paths';
import type { ServerRecord } from '@/model/server/record';
import { canEdit } from '@/model/server/rules';

/** What the editors of a server are given by their routes. */
export type ServerEditorProps = ScreenProps<{ server: 'server' }>;

/** A part of a server's settings and how it is edited. */
interface ServerSetting<Values extends FieldValues> {
  readonly title: string;
  readonly size?: 's' | 'm' | 'l';
  /** The editor's name among the tasks in progress. */
  readonly verb: string;
  readonly schema: GenericSchema<Values, Values>;
  /** What the form begins with; undefined while the record doesn't tell. */
  readonly values: (server: ServerRecord) => Values | undefined;
  readonly request: (server: string, output: Values) => Call;
  readonly wireNames: Readonly<Record<string, Path<Values>>>;
  /** Fields that are never kept as a draft. */
  readonly secret?: readonly Path<Values>[];
  readonly fields: (form: Editor<Values, Values>['form'], account: string) => ReactNode;
}

interface ServerDialogProps<Values extends FieldValues> extends ServerEditorProps {
  readonly setting: ServerSetting<Values>;
}

/** An editor over the page of its server; of one that is deleted nothing can be edited (spec 2 §4). */
export function ServerDialog<Values extends FieldValues>(props: ServerDialogProps<Values>) {
  const { account, server: id, setting } = props;
  const { record } = useRecord('server', id, account);
  const values = record && setting.values(record);
  if (record === undefined || values === undefined) return null;
  return <OpenDialog account={account} server={record} values={values} setting={setting} />;
}

interface OpenDialogProps<Values extends FieldValues> {
  readonly account: string;
  readonly server: ServerRecord;
  readonly values: Values;
  readonly setting: ServerSetting<Values>;
}

function OpenDialog<Values extends FieldValues>(props: OpenDialogProps<Values>) {
  const { account, server, values, setting } = props;
  const { title, size = 'm', verb, schema, wireNames, secret = [], fields } = setting;
  const editor = useSave({
    schema,
    values,
    account,
    verb,
    parent: paths.server(account, server.id),
    wireNames,
    secret,
    request: (output) => setting.request(server.id, output),
  });
  return (
    <EditorDialog editor={editor} title={title} size={size} barred={canEdit(server)}>
      {fields(editor.form, account)}
    </EditorDialog>
  );
}
