import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { RuleForm } from '@/model/firewall-rule/form';
import { ICMP_TYPES } from '@/model/firewall-rule/icmp-types';
import { type Protocol, PROTOCOL_LABELS } from '@/model/firewall-rule/protocols';
import { Pair } from '@/ui/page/columns';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';

interface ProtocolFieldsProps {
  readonly form: UseFormReturn<RuleForm, unknown, RuleForm>;
  readonly protocols: readonly Protocol[];
  /** Beside it, of a protocol that has neither number nor type. */
  readonly children?: ReactNode;
}

/** A rule's protocol, with its number or its ICMP type (spec 2 §5). */
export function ProtocolFields({ form, protocols, children }: ProtocolFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const [protocol, icmpType] = useWatch({ control, name: ['protocol', 'icmpType'] });
  // A rule made elsewhere may have another type.
  const isOther = icmpType !== '' && ICMP_TYPES.every(({ name }) => name !== icmpType);
  return (
    <Pair>
      <SelectField {...register('protocol')} label="Protocol" error={errors.protocol?.message}>
        {protocols.map((each) => (
          <option key={each} value={each}>
            {PROTOCOL_LABELS[each]}
          </option>
        ))}
      </SelectField>
      {protocol === 'other' && (
        <TextField
          {...register('protocolNumber')}
          autoComplete="off"
          spellCheck={false}
          label="Protocol number"
          inputMode="numeric"
          hint="0 to 255; 47 is GRE."
          error={errors.protocolNumber?.message}
        />
      )}
      {protocol === 'icmp' && (
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
          {isOther && <option value={icmpType}>{icmpType}</option>}
        </SelectField>
      )}
      {children}
    </Pair>
  );
}
