import { FormError } from '@/ui/form-error';
import { useFieldError } from './field-error';

/** Errors of parts without a focusable field; the keys show their own. */
export function PartErrors() {
  const errors = [
    useFieldError('type'),
    useFieldError('image'),
    useFieldError('zone'),
    useFieldError('userData'),
    useFieldError('encrypted'),
    useFieldError('groups'),
    useFieldError('cloudIp'),
  ].filter((error) => error !== undefined);
  return (
    <FormError>{errors.length > 0 && errors.map((error) => <p key={error}>{error}</p>)}</FormError>
  );
}
