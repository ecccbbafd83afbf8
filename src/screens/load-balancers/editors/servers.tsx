import { RecordEditor } from '@/components/forms/editors/record-editor';
import {
  noChanges,
  setChangesField,
  setChangesSchema,
} from '@/components/forms/editors/set-changes-field';
import { ServerChoice } from '@/components/lists/choices/server-choice';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useLookup } from '@/components/scope/data/lookup';
import { withChanges } from '@/lib/set-changes';
import { nodesCall } from '@/model/load-balancer/calls';
import { canEdit } from '@/model/load-balancer/rules';
import { words } from '../words';

type EditorProps = ScreenProps<{ load_balancer: 'load_balancer' }>;

export default function ServersEditor({ load_balancer: id }: EditorProps) {
  const now = useLookup().get('load_balancer', id)?.nodes ?? [];
  return (
    <RecordEditor
      kind="load_balancer"
      id={id}
      title={words.servers.title}
      task={words.servers.task}
      verb="servers"
      schema={setChangesSchema}
      disabledReason={canEdit}
      values={({ nodes }) => nodes && noChanges()}
      request={(changes, { nodes = [] }) => nodesCall(id, withChanges(nodes, changes))}
      wireNames={{ nodes: 'joining' }}
    >
      {(form) => <ServerChoice {...setChangesField(form, now)} hint={words.servers.hint} />}
    </RecordEditor>
  );
}
