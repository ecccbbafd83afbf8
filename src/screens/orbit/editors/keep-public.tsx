import { CheckboxField, type CheckboxFieldProps } from '@/ui/checkbox-field';

/** What becomes of the public read rule once nothing needs it (spec 3 §4). */
export function KeepPublic(field: Omit<CheckboxFieldProps, 'label'>) {
  return (
    <CheckboxField
      {...field}
      label="Keep public read"
      hint="Anybody can still open an object whose address they know. Otherwise only those of the other access rules can."
    />
  );
}
