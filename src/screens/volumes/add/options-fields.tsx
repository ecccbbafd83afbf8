import {
  bound,
  DescriptionField,
  FormText,
  type FieldsProps,
} from '@/components/forms/form-fields';
import type { NewVolume } from '@/model/volume/create';
import { CheckboxField } from '@/ui/checkbox-field';

/** Rarely used settings of a new volume. */
export function OptionsFields({ form }: FieldsProps<NewVolume>) {
  return (
    <>
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
    </>
  );
}
