import { fieldsOf } from '@/components/forms/form-fields';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { update } from '@/model/call';
import {
  healthcheckForm,
  healthcheckSchema,
  wireHealthcheck,
} from '@/model/load-balancer/healthcheck';
import { canEdit } from '@/model/load-balancer/rules';
import { HealthcheckFields } from '../parts/healthcheck-fields';
import { words } from '../words';

type EditorProps = ScreenProps<{ load_balancer: 'load_balancer' }>;

export default function HealthcheckEditor({ load_balancer: id }: EditorProps) {
  return (
    <RecordEditor
      kind="load_balancer"
      id={id}
      title={words.labels.healthcheck}
      verb="healthcheck"
      schema={healthcheckSchema}
      disabledReason={canEdit}
      values={healthcheckForm}
      request={(form) => update('load_balancer', id, { healthcheck: wireHealthcheck(form) })}
      wireNames={{
        healthcheck_type: 'type',
        healthcheck_request: 'request',
        healthcheck_port: 'port',
        healthcheck_interval: 'interval',
        healthcheck_timeout: 'timeout',
        healthcheck_threshold_up: 'threshold_up',
        healthcheck_threshold_down: 'threshold_down',
      }}
    >
      {(form) => <HealthcheckFields {...fieldsOf(form)} />}
    </RecordEditor>
  );
}
