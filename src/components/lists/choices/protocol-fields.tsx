import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { bound, FormText } from '@/components/forms/form-fields';
import type { RuleForm } from '@/model/firewall-rule/form';
import { ICMP_TYPES, type Protocol, PROTOCOL_LABELS } from '@/model/firewall-rule/protocols';
import { Pair } from '@/ui/page/columns';
import { SelectField } from '@/ui/select-field';
import { words } from './words';

interface ProtocolFieldsProps {
  readonly form: UseFormReturn<RuleForm, unknown, RuleForm>;
  readonly protocols: readonly Protocol[];
  readonly children?: ReactNode;
}

export function ProtocolFields({ form, protocols, children }: ProtocolFieldsProps) {
  const [protocol, icmpType] = useWatch({ control: form.control, name: ['protocol', 'icmpType'] });
  // A rule made elsewhere may have another type.
  const isOther = icmpType !== '' && ICMP_TYPES.every(({ name }) => name !== icmpType);
  return (
    <Pair>
      <SelectField {...bound(form, 'protocol')} label={words.protocol.label}>
        {protocols.map((each) => (
          <option key={each} value={each}>
            {PROTOCOL_LABELS[each]}
          </option>
        ))}
      </SelectField>
      {protocol === 'other' && (
        <FormText
          form={form}
          name="protocolNumber"
          label={words.protocol.number}
          inputMode="numeric"
          hint={words.protocol.numberHint}
        />
      )}
      {protocol === 'icmp' && (
        <SelectField {...bound(form, 'icmpType')} label={words.protocol.icmpType}>
          <option value="">{words.protocol.chooseIcmpType}</option>
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
