import { fieldsOf } from '@/components/forms/form-fields';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { update } from '@/model/call';
import { translatorsForm, translatorsSchema, wireTranslators } from '@/model/cloud-ip/translators';
import { TranslatorRows } from '../translator-rows';
import { words } from '../words';

type EditorProps = ScreenProps<{ cloud_ip: 'cloud_ip' }>;

export default function PortTranslatorsEditor({ cloud_ip: id }: EditorProps) {
  return (
    <RecordEditor
      kind="cloud_ip"
      id={id}
      title={words.labels.portTranslators}
      verb="port_translators"
      schema={translatorsSchema}
      values={translatorsForm}
      wireNames={{ port_translators: 'rows' }}
      request={(form) => update('cloud_ip', id, { port_translators: wireTranslators(form) })}
    >
      {(form) => <TranslatorRows {...fieldsOf(form)} />}
    </RecordEditor>
  );
}
