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
import { words } from '../words';

export default function ServersEditor({ group: id }: ScreenProps<{ group: 'server_group' }>) {
  const now = useLookup().get('server_group', id)?.servers ?? [];
  return (
    <RecordEditor
      kind="server_group"
      id={id}
      title={words.chooseServers.title}
      task={words.chooseServers.task}
      verb="servers"
      schema={setChangesSchema}
      values={({ servers }) => servers && noChanges()}
      request={(changes, group) => membershipCalls(group, changes)}
      wireNames={{ servers: 'joining' }}
    >
      {(form) => <ServerChoice {...setChangesField(form, now)} hint={words.labels.membersHint} />}
    </RecordEditor>
  );
}
