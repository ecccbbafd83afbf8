import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { usePublicPage } from './public-page';

/** Keeps what a user types, which holds no secrets, while the session ends and they sign in again. */
export function useKept<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  user: string,
): void {
  const { kept } = usePublicPage();
  useEffect(() => {
    for (const [field, text] of Object.entries<unknown>(kept.get(user) ?? {})) {
      form.setValue(field as Path<Values>, text as Values[Path<Values>], { shouldDirty: true });
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => void kept.set(user, values),
    });
  }, [form, kept, user]);
}
