import { useWatch, type UseFormReturn } from 'react-hook-form';
import { EndControl } from '@/components/ends/end-control';
import { END_KINDS } from '@/model/firewall-rule/ends';
import type { RuleForm } from '@/model/firewall-rule/form';
import { DIRECTION_LABELS } from './direction-labels';

interface EndFieldProps {
  readonly form: UseFormReturn<RuleForm, unknown, RuleForm>;
}

/** Where traffic comes from or goes to (spec 2 §5). */
export function EndField({ form }: EndFieldProps) {
  const [direction, kind, value] = useWatch({
    control: form.control,
    name: ['direction', 'end', 'value'],
  });
  const { errors, isSubmitted } = form.formState;
  return (
    <EndControl
      label={DIRECTION_LABELS[direction].end}
      kinds={END_KINDS}
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
