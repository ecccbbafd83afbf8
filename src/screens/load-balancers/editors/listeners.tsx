import { useMemo } from 'react';
import { ListenerRows } from '../parts/listener-rows';
import { fieldsOf } from '@/components/forms/form-fields';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useLookup } from '@/components/scope/data/lookup';
import { update } from '@/model/call';
import {
  httpsPlace,
  listenersForm,
  listenersSchema,
  wireListeners,
} from '@/model/load-balancer/listeners';
import { canEdit } from '@/model/load-balancer/rules';
import { words } from '../words';

type EditorProps = ScreenProps<{ load_balancer: 'load_balancer' }>;

export default function ListenersEditor({ load_balancer: id }: EditorProps) {
  const balancer = useLookup().get('load_balancer', id);
  const https = httpsPlace(balancer);
  const schema = useMemo(() => listenersSchema(https), [https]);
  return (
    <RecordEditor
      kind="load_balancer"
      id={id}
      title={words.labels.listeners}
      size="l"
      verb="listeners"
      schema={schema}
      disabledReason={canEdit}
      values={listenersForm}
      request={({ rows }) => update('load_balancer', id, { listeners: wireListeners(rows) })}
      wireNames={{ listeners: 'rows' }}
    >
      {(form) => <ListenerRows {...fieldsOf(form)} />}
    </RecordEditor>
  );
}
