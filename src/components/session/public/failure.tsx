import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { FormError } from '@/ui/form-error';
import type { Failed } from './use-ask';

export function Failure({ failed }: { readonly failed: Failed | undefined }) {
  const error = failed?.error;
  return (
    <FormError>
      {failed && (
        <>
          <p>{failed.words}</p>
          {error && <FailureToolsLater what={document.title} error={error} />}
        </>
      )}
    </FormError>
  );
}
