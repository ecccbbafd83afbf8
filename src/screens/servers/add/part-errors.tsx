import { FormError } from '@/ui/form-error';
import { useFieldError } from './field-error';

/**
 * Beside the button, what is wrong with parts that have no field on the page which could take the
 * focus. A missing key is told there already.
 */
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
