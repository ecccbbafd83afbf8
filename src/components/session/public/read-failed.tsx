import { NextTry } from '@/components/records/page/next-try';
import type { ApiErrorFacts } from '@/provider/api-error';
import { Failure } from './failure';
import { PublicScreen } from './public-screen';

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
