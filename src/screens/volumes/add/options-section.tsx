import { CreateSection } from '@/components/forms/editors/create-section';
import { DescriptionField } from '@/components/forms/editors/name-fields';
import { CheckboxField } from '@/ui/checkbox-field';
import { TextField } from '@/ui/text-field';
import type { SectionProps } from './section-props';

/** Rarely used settings of a new volume. */
export function OptionsSection({ form }: SectionProps) {
  const { errors } = form.formState;
  return (
    <CreateSection title="Options">
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
      <DescriptionField form={form} />
    </CreateSection>
  );
}
