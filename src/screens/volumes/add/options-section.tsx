import { CreateSection } from '@/components/forms/editors/create-section';
import { bound, DescriptionField, FormText } from '@/components/forms/form-fields';
import { CheckboxField } from '@/ui/checkbox-field';
import type { SectionProps } from './section-props';

export function OptionsSection({ form }: SectionProps) {
  return (
    <CreateSection title="Options">
      <CheckboxField
        {...bound(form, 'encrypted')}
        label="Encrypt the volume"
        hint="It cannot be changed later."
      />
      <CheckboxField
        {...bound(form, 'deleteWithServer')}
        label="Delete it together with its server"
        hint="Otherwise it stays, detached, when the server that it is attached to is deleted."
      />
      <FormText
        form={form}
        name="serial"
        label="Serial"
        optional
        mono
        hint="By which its server knows it. At most 20 letters, digits and _ . + -."
      />
      <DescriptionField form={form} />
    </CreateSection>
  );
}
