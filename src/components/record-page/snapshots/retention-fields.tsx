import type { Retention } from '@/model/snapshots/plan';
import { CheckboxField } from '@/ui/checkbox-field';
import { Stack } from '@/ui/page/columns';
import { TextField } from '@/ui/text-field';

interface RetentionFieldsProps {
  readonly retention: Retention;
  readonly onChange: (retention: Retention) => void;
  readonly error?: string | undefined;
}

export function RetentionFields({ retention, onChange, error }: RetentionFieldsProps) {
  const { automatic, count } = retention;
  return (
    <Stack gap="m">
      <CheckboxField
        label="Delete old snapshots automatically"
        hint="Of the snapshots that the schedule makes. Otherwise all are kept."
        checked={automatic}
        onChange={({ currentTarget }) =>
          onChange({ ...retention, automatic: currentTarget.checked })
        }
      />
      {automatic && (
        <TextField
          label="Snapshots to keep"
          inputMode="numeric"
          autoComplete="off"
          error={error}
          value={count}
          onChange={({ currentTarget }) => onChange({ ...retention, count: currentTarget.value })}
        />
      )}
    </Stack>
  );
}
