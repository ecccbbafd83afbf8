import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { usePublicPage } from './public-screen';

interface KeptPlace {
  readonly user: string;
  readonly route: string;
}

/** Keeps input, which holds no secrets, while the session ends and the user signs in again. */
export function useKept<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { user, route }: KeptPlace,
): void {
  const { kept } = usePublicPage();
  const key = user + route;
  useEffect(() => {
    for (const [field, text] of Object.entries<unknown>(kept.get(key) ?? {})) {
      form.setValue(field as Path<Values>, text as Values[Path<Values>], { shouldDirty: true });
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => void kept.set(key, values),
    });
  }, [form, kept, key]);
}
