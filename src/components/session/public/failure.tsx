import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { NextTry } from '@/components/records/page/next-try';
import type { ApiErrorFacts } from '@/provider/api-error';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { PublicScreen } from './public-screen';
import type { Failed } from './use-ask';
import { words } from './words';

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

interface ReadFailedProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly error: ApiErrorFacts;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

export function ReadFailed({ title, lead, error, busy, onRetry }: ReadFailedProps) {
  return (
    <PublicScreen title={title}>
      <Failure failed={{ words: [lead, error.messages.join('. ')].join(' '), error }} />
      <NextTry error={error} busy={busy} onRetry={onRetry} />
    </PublicScreen>
  );
}

interface SentButtonsProps {
  readonly busy: boolean;
  readonly disabledReason?: string | undefined;
  readonly isLacking: boolean;
  readonly onCheck: () => void;
  readonly onAgain: () => void;
}

export function SentButtons(props: SentButtonsProps) {
  const { busy, disabledReason, isLacking, onCheck, onAgain } = props;
  return (
    <>
      <Button variant="primary" wide busy={busy} onClick={onCheck}>
        {words.checkAgain}
      </Button>
      {isLacking && (
        <Button wide disabledReason={disabledReason} onClick={onAgain}>
          {words.sendAgain}
        </Button>
      )}
    </>
  );
}
