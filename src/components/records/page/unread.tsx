import { useRef } from 'react';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import type { ApiErrorFacts } from '@/provider/api-error';
import { Button } from '@/ui/button';
import { Row } from '@/ui/page/columns';
import { useHeadingAfter } from './use-heading-after';

interface UnreadProps {
  /** What could not be read, in words. */
  readonly what: string;
  /** Where the words beside it say most of that. */
  readonly words?: string;
  /** Absent where an answer came, and could not be read. */
  readonly error: ApiErrorFacts | undefined;
  /** It is being read again. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** In the place of a fact that could not be read. */
export function Unread({ what, words = what, error, busy, onRetry }: UnreadProps) {
  const part = useRef<HTMLDivElement>(null);
  useHeadingAfter(part);
  return (
    <div ref={part}>
      <Row>
        <span className="muted">{words}</span>
        <Button size="s" icon="refresh" busy={busy} onClick={onRetry}>
          Try again
        </Button>
        {error && <FailureToolsLater isRow what={what} error={error} />}
      </Row>
    </div>
  );
}
