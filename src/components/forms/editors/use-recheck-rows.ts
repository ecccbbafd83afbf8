import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Checks all rows again when one is typed in while they have a problem together: a field checks itself alone. */
export function useRecheckRows<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const [rows = ''] = name?.split('.') ?? [];
          if (rows === '' || rows === name) return;
          // The compiler does not know the start of a path for one.
          const { error } = form.getFieldState(rows as Path<Values>);
          const joint = error?.root ?? error;
          if (joint?.type !== undefined) void form.trigger(rows as Path<Values>);
        },
      }),
    [form],
  );
}
