import { useWatch, type UseFormReturn } from 'react-hook-form';
import { EndpointField } from '@/components/lists/choices/endpoint-field';
import { ProtocolFields } from '@/components/lists/choices/protocol-fields';
import { hasPorts, ruleBody, type RuleForm } from '@/model/firewall-rule/form';
import { PROTOCOLS } from '@/model/firewall-rule/protocols';
import { ENDPOINT_KINDS } from '@/model/firewall-rule/rule-endpoints';
import { openToAll } from '@/model/firewall-rule/warnings';
import { Note } from '@/ui/note';
import { Pair } from '@/ui/page/columns';
import { TextField } from '@/ui/text-field';
import { DIRECTION_LABELS } from './direction-labels';

interface RuleFieldsProps {
  readonly form: UseFormReturn<RuleForm, unknown, RuleForm>;
}

/** A rule's fields, without those that its protocol does not use. */
export function RuleFields({ form }: RuleFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const rule = useWatch({ control, compute: (values: RuleForm) => values });
  const warning = openToAll(ruleBody(rule));
  const text = { autoComplete: 'off', spellCheck: false };
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
          <TextField
            {...register('destinationPort')}
            {...text}
            mono
            label="Destination port"
            optional
            placeholder="Any"
            hint="Such as 22, 80,443 or 8000-8100"
            error={errors.destinationPort?.message}
          />
          <TextField
            {...register('sourcePort')}
            {...text}
            mono
            label="Source port"
            optional
            placeholder="Any"
            error={errors.sourcePort?.message}
          />
        </Pair>
      )}
      <TextField
        {...register('description')}
        {...text}
        label="Description"
        optional
        error={errors.description?.message}
      />
      {warning !== undefined && <Note tone="warning">{warning}</Note>}
    </>
  );
}
