import { joinMessages } from '@/lib/text';
import type { ApiErrorFacts } from '@/provider/api-error';
import { FormError } from '@/ui/form-error';
import { FailureToolsLater } from './failure-tools-later';

interface FailureErrorProps {
  readonly what: string;
  readonly error: ApiErrorFacts | undefined;
}

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
