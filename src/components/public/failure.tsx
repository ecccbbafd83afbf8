import { FormError } from '@/ui/form-error';
import type { Failed } from './use-ask';

/** Why something could not be done, with what support can be told. */
export function Failure({ failed }: { readonly failed: Failed | undefined }) {
  return (
    <FormError>
      {failed && (
        <>
          <p>{failed.words}</p>
          {failed.requestId !== undefined && (
            <p className="muted">
              Request <code>{failed.requestId}</code>
            </p>
          )}
        </>
      )}
    </FormError>
  );
}
