import { errorAt, type PartProps } from '@/components/forms/form-fields';
import type { Retention } from '@/model/snapshots/plan';
import { CheckboxField } from '@/ui/checkbox-field';
import { Stack } from '@/ui/page/columns';
import { TextField } from '@/ui/text-field';
import { words } from '../words';

/** Keeps all snapshots, or the latest (docs/product/images.md#retention). */
export function RetentionFields({ form, values, change }: PartProps<Retention>) {
  const { automatic, count } = values;
  return (
    <Stack gap="m">
      <CheckboxField
        label={words.retention.automatic}
        hint={words.retention.automaticHint}
        checked={automatic}
        onChange={({ currentTarget }) => change({ automatic: currentTarget.checked, count })}
      />
      {automatic && (
        <TextField
          label={words.retention.count}
          inputMode="numeric"
          autoComplete="off"
          error={errorAt(form, 'count')}
          value={count}
          onChange={({ currentTarget }) => change({ automatic, count: currentTarget.value })}
        />
      )}
    </Stack>
  );
}
