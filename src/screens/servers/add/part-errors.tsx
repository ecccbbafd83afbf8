import { useFormState } from 'react-hook-form';
import { FormError } from '@/ui/form-error';
import { useFieldError } from './field-error';
import { useNewServer } from './new-server-context';

/** What a refused form lacks, beside the button too: it may stand far from its question. */
export function PartErrors() {
  const { form } = useNewServer();
  const { isSubmitted } = useFormState({ control: form.control });
  const errors = [
    useFieldError('type'),
    useFieldError('image'),
    useFieldError('volume'),
    useFieldError('zone'),
    useFieldError('groups'),
    useFieldError('cloudIp'),
    useFieldError('sshKeys'),
    useFieldError('userData'),
    useFieldError('encrypted'),
  ].filter((error) => error !== undefined);
  return (
    <FormError>
      {isSubmitted && errors.length > 0 && errors.map((error) => <p key={error}>{error}</p>)}
    </FormError>
  );
}
