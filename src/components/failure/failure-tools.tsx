import { useEffect, useRef } from 'react';
import { FailureLine } from '@/ui/failure-line';
import { failureDetails, type FailureFacts } from './failure-details';

interface FailureToolsProps {
  /** What was asked, in words. */
  readonly what: string;
  readonly error: FailureFacts;
  /** Milliseconds since the epoch; else when it was first shown. */
  readonly at?: number | undefined;
  /** The words beside it name the request. */
  readonly isQuoted?: boolean;
}

/** What support asks for of a failure: its request's id, and all that is known of it. */
export function FailureTools({ what, error, at, isQuoted = false }: FailureToolsProps) {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, [error]);
  return (
    <FailureLine
      requestId={isQuoted ? undefined : error.requestId}
      details={() => failureDetails(what, error, at ?? shownAt.current)}
    />
  );
}
