import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormText } from '@/components/forms/form-fields';
import { EndpointField } from '@/components/lists/choices/endpoint-field';
import { ProtocolFields } from '@/components/lists/choices/protocol-fields';
import { ENDPOINT_KINDS } from '@/model/firewall-rule/rule-endpoints';
import { hasPorts, ruleBody, type RuleForm } from '@/model/firewall-rule/form';
import { PROTOCOLS } from '@/model/firewall-rule/protocols';
import { openToAll } from '@/model/firewall-rule/warnings';
import { Note } from '@/ui/note';
import { Pair } from '@/ui/page/columns';
import { DIRECTION_LABELS } from './direction-labels';

interface RuleFieldsProps {
  readonly form: UseFormReturn<RuleForm, unknown, RuleForm>;
}

export function RuleFields({ form }: RuleFieldsProps) {
  const rule = useWatch({ control: form.control, compute: (values: RuleForm) => values });
  const warning = openToAll(ruleBody(rule));
  return (
    <>
      <EndpointField
        form={form}
        label={DIRECTION_LABELS[rule.direction].end}
        kinds={ENDPOINT_KINDS}
      />
      <ProtocolFields form={form} protocols={PROTOCOLS} />
      {hasPorts(rule.protocol) && (
        <Pair>
          <FormText
            form={form}
            name="destinationPort"
            mono
            label="Destination port"
            optional
            placeholder="Any"
            hint="Such as 22, 80,443 or 8000-8100"
          />
          <FormText
            form={form}
            name="sourcePort"
            mono
            label="Source port"
            optional
            placeholder="Any"
          />
        </Pair>
      )}
      <FormText form={form} name="description" label="Description" optional />
      {warning !== undefined && <Note tone="warning">{warning}</Note>}
    </>
  );
}
