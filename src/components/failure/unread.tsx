import type { ApiErrorFacts } from '@/provider/api-error';
import { Button } from '@/ui/button';
import { Row } from '@/ui/page/columns';
import { FailureToolsLater } from './failure-tools-later';

interface UnreadProps {
  /** What could not be read, in words. */
  readonly what: string;
  /** Where the words beside it say most of that. */
  readonly words?: string;
  readonly error: ApiErrorFacts;
  readonly onRetry: () => void;
}

/** In the place of a fact that could not be read. */
export function Unread({ what, words = what, error, onRetry }: UnreadProps) {
  return (
    <Row>
      <span className="muted">{words}</span>
      <Button size="s" icon="refresh" onClick={onRetry}>
        Try again
      </Button>
      <FailureToolsLater isRow what={what} error={error} />
    </Row>
  );
}
