import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { EndpointKind } from '@/model/firewall-rule/rule-endpoints';
import type { RuleForm } from '@/model/firewall-rule/form';
import { EndpointControl } from './endpoint-control';

interface EndpointFieldProps {
  readonly form: UseFormReturn<RuleForm, unknown, RuleForm>;
  readonly label: string;
  readonly kinds: readonly EndpointKind[];
  readonly single?: boolean;
}

export function EndpointField({ form, label, kinds, single = false }: EndpointFieldProps) {
  const [kind, value] = useWatch({ control: form.control, name: ['end', 'value'] });
  const { errors, isSubmitted } = form.formState;
  return (
    <EndpointControl
      label={label}
      kinds={kinds}
      single={single}
      kind={kind}
      value={value}
      kindField={form.register('end')}
      valueField={form.register('value')}
      kindNow={() => form.getValues('end')}
      error={errors.value?.message}
      onClear={() => form.clearErrors('value')}
      onValue={(given, isChoice) =>
        form.setValue('value', given, {
          shouldDirty: true,
          shouldValidate: isChoice && isSubmitted,
        })
      }
    />
  );
}
