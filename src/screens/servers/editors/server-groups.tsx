import { RecordEditor } from '@/components/forms/editors/record-editor';
import {
  noChanges,
  setChangesField,
  setChangesSchema,
} from '@/components/forms/editors/set-changes-field';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useLookup } from '@/components/scope/data/lookup';
import { withChanges } from '@/lib/set-changes';
import { updateServerCall } from '@/model/server/calls';
import { canEdit } from '@/model/server/rules';
import { GroupsChoice } from '@/screens/servers/choices/type-choice';
import { words } from '../words';

export default function GroupsEditor({ server: id }: ScreenProps<{ server: 'server' }>) {
  const now = useLookup().get('server', id)?.server_groups ?? [];
  return (
    <RecordEditor
      kind="server"
      id={id}
      title={words.editGroups.title}
      task={words.editGroups.task}
      verb="server-groups"
      schema={setChangesSchema}
      disabledReason={canEdit}
      values={({ server_groups: groups }) => groups && noChanges()}
      request={(changes, { server_groups: groups = [] }) =>
        updateServerCall(id, { server_groups: withChanges(groups, changes) })
      }
      wireNames={{ server_groups: 'joining' }}
    >
      {(form) => <GroupsChoice {...setChangesField(form, now)} />}
    </RecordEditor>
  );
}
