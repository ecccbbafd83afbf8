import type { UseFormReturn } from 'react-hook-form';
import { CountryField } from '@/components/scope/country-field';
import type { NewAccount } from '@/model/sign-up/new-account';
import { TextField } from '@/ui/text-field';

export function AccountFields({ form }: { readonly form: UseFormReturn<NewAccount> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        {...form.register('name')}
        label="Account name"
        autoFocus
        autoComplete="organization"
        hint="A company, a project, or yourself. It can be changed later."
        error={errors.name?.message}
      />
      <CountryField {...form.register('country')} error={errors.country?.message} />
    </>
  );
}
