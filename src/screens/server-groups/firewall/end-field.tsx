import { use, useMemo, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { RecordChoice } from '@/components/choices/record-choice';
import { DeploymentContext } from '@/components/deployment/deployment-context';
import { useListSource } from '@/components/data/use-list';
import { END_KINDS, END_LABELS, type EndKind } from '@/model/firewall-rule/ends';
import type { RuleForm } from '@/model/firewall-rule/form';
import { byTitle } from '@/model/title';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { DIRECTION_LABELS } from './direction-labels';

type RuleFormReturn = UseFormReturn<RuleForm, unknown, RuleForm>;

interface EndFieldProps {
  readonly form: RuleFormReturn;
}

/** Where traffic comes from or goes to (spec 2 §5). */
export function EndField({ form }: EndFieldProps) {
  const [direction, end] = useWatch({ control: form.control, name: ['direction', 'end'] });
  const { findClientAddress: findAddress } = use(DeploymentContext);
  const [looking, setLooking] = useState(false);
  const offered = END_KINDS.filter(
    (kind) => kind !== 'my_ip' || findAddress !== undefined || end === 'my_ip',
  );

  async function chooseKind(kind: EndKind) {
    form.setValue('value', '', { shouldDirty: true });
    form.clearErrors('value');
    if (kind !== 'my_ip' || findAddress === undefined) return;
    setLooking(true);
    const found = await findAddress();
    setLooking(false);
    // Another kind may have been chosen meanwhile.
    if (found === undefined || form.getValues('end') !== 'my_ip') return;
    form.setValue('value', found, { shouldDirty: true });
  }

  return (
    <>
      <SelectField
        {...form.register('end', {
          onChange: () => void chooseKind(form.getValues('end')),
        })}
        label={DIRECTION_LABELS[direction].end}
      >
        {offered.map((kind) => (
          <option key={kind} value={kind}>
            {END_LABELS[kind]}
          </option>
        ))}
      </SelectField>
      {(end === 'address' || end === 'my_ip') && (
        <TextField
          {...form.register('value')}
          mono
          label="Address"
          autoComplete="off"
          spellCheck={false}
          placeholder={looking ? 'Looking for your address…' : '203.0.113.0/24'}
          hint="An IPv4 or IPv6 address, or a network such as 203.0.113.0/24."
          error={form.formState.errors.value?.message}
        />
      )}
      {(end === 'server' || end === 'server_group' || end === 'load_balancer') && (
        // Each kind has its own search.
        <ResourceEnd key={end} kind={end} form={form} />
      )}
    </>
  );
}

interface ResourceEndProps extends EndFieldProps {
  readonly kind: 'server' | 'server_group' | 'load_balancer';
}

const LABELS = { server: 'Servers', server_group: 'Groups', load_balancer: 'Load balancers' };

function ResourceEnd({ kind, form }: ResourceEndProps) {
  const value = useWatch({ control: form.control, name: 'value' });
  const all = useListSource(kind);
  const records = useMemo(() => all.rows.toSorted(byTitle), [all.rows]);
  return (
    <RecordChoice
      from={[all]}
      label={LABELS[kind]}
      options={records.map((record) => ({ record }))}
      value={value}
      error={form.formState.errors.value?.message}
      onChange={(chosen) =>
        form.setValue('value', chosen, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        })
      }
      empty="There are none in this account"
    />
  );
}
