import { Card } from '@/ui/card';
import { CheckboxField } from '@/ui/checkbox-field';
import { Stack } from '@/ui/page/columns';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import type { CardProps } from './card-props';

/** Rarely used settings of a new volume. */
export function OptionsCard({ form }: CardProps) {
  const { errors } = form.formState;
  return (
    <Card title="Options">
      <Stack gap="m">
        <CheckboxField
          {...form.register('encrypted')}
          label="Encrypt the volume"
          hint="It cannot be changed later."
          error={errors.encrypted?.message}
        />
        <CheckboxField
          {...form.register('deleteWithServer')}
          label="Delete it together with its server"
          hint="Otherwise it stays, detached, when the server that it is attached to is deleted."
          error={errors.deleteWithServer?.message}
        />
        <TextField
          {...form.register('serial')}
          label="Serial"
          optional
          mono
          autoComplete="off"
          spellCheck={false}
          hint="By which its server knows it. At most 20 letters, digits and _ . + -."
          error={errors.serial?.message}
        />
        <TextArea
          {...form.register('description')}
          label="Description"
          optional
          rows={2}
          error={errors.description?.message}
        />
      </Stack>
    </Card>
  );
}
