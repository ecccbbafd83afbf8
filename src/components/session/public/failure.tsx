import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { FormError } from '@/ui/form-error';
import type { Failed } from './use-ask';

/** Why something could not be done, with what support can be told. */
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
