import { joinMessages } from '@/lib/join-messages';
import type { ApiErrorFacts } from '@/provider/api-error';
import { FormError } from '@/ui/form-error';
import { FailureToolsLater } from './failure-tools-later';

interface FailureErrorProps {
  /** What was asked, in words. */
  readonly what: string;
  readonly error: ApiErrorFacts | undefined;
}

/** Why a dialog could not do what it was asked, with what support is told of it. */
export function FailureError({ what, error }: FailureErrorProps) {
  return (
    <FormError>
      {error && (
        <>
          <p>{joinMessages(error.messages)}</p>
          <FailureToolsLater what={what} error={error} />
        </>
      )}
    </FormError>
  );
}
