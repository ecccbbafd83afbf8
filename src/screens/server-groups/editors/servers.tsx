import { RecordEditor } from '@/components/forms/editors/record-editor';
import {
  noChanges,
  setChangesField,
  setChangesSchema,
} from '@/components/forms/editors/set-changes-field';
import { ServerChoice } from '@/components/lists/choices/server-choice';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useLookup } from '@/components/scope/data/lookup';
import { membershipCalls } from '@/model/server-group/calls';

export default function ServersEditor({ group: id }: ScreenProps<{ group: 'server_group' }>) {
  const now = useLookup().get('server_group', id)?.servers ?? [];
  return (
    <RecordEditor
      kind="server_group"
      id={id}
      title="Servers of this group"
      task="Servers of"
      verb="servers"
      schema={setChangesSchema}
      values={({ servers }) => servers && noChanges()}
      request={(changes, group) => membershipCalls(group, changes)}
      wireNames={{ servers: 'joining' }}
    >
      {(form) => (
        <ServerChoice
          {...setChangesField(form, now)}
          hint="A server can be in several groups; the rules of all of them apply to it."
        />
      )}
    </RecordEditor>
  );
}
