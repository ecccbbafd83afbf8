import * as v from 'valibot';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { update } from '@/model/call';
import { type Maintenance, wireMaintenance } from '@/model/database-server/maintenance';
import { canEdit } from '@/model/database-server/rules';
import { MaintenanceFields } from '../maintenance-fields';
import { words } from '../words';

type EditorProps = ScreenProps<{ database_server: 'database_server' }>;

const schema = v.object({ weekday: v.string(), hour: v.string() });

export default function MaintenanceEditor({ database_server: id }: EditorProps) {
  return (
    <RecordEditor<'database_server', Maintenance, Maintenance>
      kind="database_server"
      id={id}
      title={words.maintenance.title}
      size="s"
      verb="maintenance"
      schema={schema}
      disabledReason={canEdit}
      values={({ maintenance_weekday: weekday, maintenance_hour: hour }) =>
        weekday === undefined || hour === undefined
          ? undefined
          : { weekday: String(weekday), hour: String(hour) }
      }
      request={(window) => update('database_server', id, wireMaintenance(window))}
      wireNames={{ maintenance_weekday: 'weekday', maintenance_hour: 'hour' }}
    >
      {(form) => (
        <>
          <p>{words.maintenance.hint}</p>
          <MaintenanceFields form={form} />
        </>
      )}
    </RecordEditor>
  );
}
