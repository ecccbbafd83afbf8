import { useRef } from 'react';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import type { ApiErrorFacts } from '@/provider/api-error';
import { Button } from '@/ui/button';
import { Row } from '@/ui/page/columns';
import { words } from '../words';
import { useHeadingAfter } from './page';

interface UnreadProps {
  readonly what: string;
  readonly words?: string;
  /** Absent if there was an answer, but an unreadable one. */
  readonly error: ApiErrorFacts | undefined;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

export function Unread({ what, words: shown = what, error, busy, onRetry }: UnreadProps) {
  const part = useRef<HTMLDivElement>(null);
  useHeadingAfter(part);
  return (
    <div ref={part}>
      <Row>
        <span className="muted">{shown}</span>
        <Button size="s" icon="refresh" busy={busy} onClick={onRetry}>
          {words.failure.tryAgain}
        </Button>
        {error && <FailureToolsLater isRow what={what} error={error} />}
      </Row>
    </div>
  );
}
