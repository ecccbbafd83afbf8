import type { UseFormRegisterReturn } from 'react-hook-form';
import type { NewPassword } from '@/model/user/problems';
import { PasswordField } from '@/ui/text-field';
import { words } from './words';

type Message = { readonly message?: string | undefined } | undefined;

interface NewPasswordFieldsProps {
  readonly form: {
    readonly register: (field: keyof NewPassword) => UseFormRegisterReturn;
    readonly formState: { readonly errors: { readonly [F in keyof NewPassword]?: Message } };
  };
}

/**
 * A new password and its confirmation. Declare both fields as secret, so that no draft keeps them.
 */
export function NewPasswordFields({ form }: NewPasswordFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <PasswordField
        {...form.register('newPassword')}
        label={words.newPassword.label}
        autoComplete="new-password"
        hint={errors.newPassword ? undefined : words.newPassword.hint}
        error={errors.newPassword?.message}
      />
      <PasswordField
        {...form.register('confirmation')}
        label={words.newPassword.confirmation}
        autoComplete="new-password"
        error={errors.confirmation?.message}
      />
    </>
  );
}
