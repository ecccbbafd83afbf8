import { RecordEditor } from '@/components/forms/editors/record-editor';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { accessProblems, accessRows, wireAccess } from '@/model/database-server/access';
import { accessCall } from '@/model/database-server/calls';
import { canEdit } from '@/model/database-server/rules';
import { checkedForm } from '@/model/problems';
import { type AccessForm, AccessFields } from '../access-fields';
import { words } from '../words';

type EditorProps = ScreenProps<{ database_server: 'database_server' }>;

const schema = checkedForm<AccessForm>(({ rows }) => ({ rows: accessProblems(rows) }));

export default function AccessControlEditor({ database_server: id }: EditorProps) {
  return (
    <RecordEditor<'database_server', AccessForm, AccessForm>
      kind="database_server"
      id={id}
      title={words.access.title}
      size="l"
      verb="access"
      schema={schema}
      disabledReason={canEdit}
      values={({ access_control: rules }) => rules && { rows: accessRows(rules) }}
      wireNames={{ access_control: 'rows', allow_access: 'rows' }}
      request={({ rows }) => accessCall(id, wireAccess(rows))}
    >
      {(form) => <AccessFields form={form} />}
    </RecordEditor>
  );
}
