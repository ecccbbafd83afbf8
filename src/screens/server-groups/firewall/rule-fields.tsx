import { useWatch, type UseFormReturn } from 'react-hook-form';
import { hasPorts, ruleBody, type RuleForm } from '@/model/firewall-rule/form';
import { ICMP_TYPES } from '@/model/firewall-rule/icmp-types';
import { PROTOCOL_LABELS, PROTOCOLS } from '@/model/firewall-rule/protocols';
import { openToAll } from '@/model/firewall-rule/warnings';
import { Note } from '@/ui/note';
import { Pair } from '@/ui/page/columns';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { EndField } from './end-field';

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
  // A rule made elsewhere may have another type.
  const isOther = rule.icmpType !== '' && ICMP_TYPES.every(({ name }) => name !== rule.icmpType);
  return (
    <>
      <EndField form={form} />
      <Pair>
        <SelectField {...register('protocol')} label="Protocol" error={errors.protocol?.message}>
          {PROTOCOLS.map((protocol) => (
            <option key={protocol} value={protocol}>
              {PROTOCOL_LABELS[protocol]}
            </option>
          ))}
        </SelectField>
        {rule.protocol === 'other' && (
          <TextField
            {...register('protocolNumber')}
            {...text}
            label="Protocol number"
            inputMode="numeric"
            hint="0 to 255; 47 is GRE."
            error={errors.protocolNumber?.message}
          />
        )}
        {rule.protocol === 'icmp' && (
          <SelectField
            {...register('icmpType')}
            label="ICMP message type"
            error={errors.icmpType?.message}
          >
            <option value="">Choose a type</option>
            {ICMP_TYPES.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
            {isOther && <option value={rule.icmpType}>{rule.icmpType}</option>}
          </SelectField>
        )}
      </Pair>
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
