import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { EndKind } from '@/model/firewall-rule/ends';
import type { RuleForm } from '@/model/firewall-rule/form';
import { EndControl } from './end-control';

interface EndFieldProps {
  readonly form: UseFormReturn<RuleForm, unknown, RuleForm>;
  /** 'Source'. */
  readonly label: string;
  readonly kinds: readonly EndKind[];
  readonly single?: boolean;
}

/** Source or destination of a rule's traffic (spec 2 §5). */
export function EndField({ form, label, kinds, single = false }: EndFieldProps) {
  const [kind, value] = useWatch({ control: form.control, name: ['end', 'value'] });
  const { errors, isSubmitted } = form.formState;
  return (
    <EndControl
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
