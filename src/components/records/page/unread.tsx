import { useRef } from 'react';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import type { ApiErrorFacts } from '@/provider/api-error';
import { Button } from '@/ui/button';
import { Row } from '@/ui/page/columns';
import { useHeadingAfter } from './page';

interface UnreadProps {
  readonly what: string;
  readonly words?: string;
  /** Absent if there was an answer, but an unreadable one. */
  readonly error: ApiErrorFacts | undefined;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

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
