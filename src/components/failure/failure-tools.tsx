import { use, useEffect, useRef } from 'react';
import type { ApiErrorFacts } from '@/provider/api-error';
import { FailureLine } from '@/ui/failure-line';
import { noteDefect } from '../report/note-defect';
import { TapContext } from '../report/tap-context';
import { useReportProblem } from '../report/use-report-problem';
import { failureDetails } from './failure-details';
import { offersOf } from './offers';
import { WhatIsKept } from './what-is-kept';

export { WhatIsKept };

interface FailureToolsProps {
  /** What was asked, in words. */
  readonly what: string;
  readonly error: ApiErrorFacts;
  /** Milliseconds since the epoch; else when it was first shown. */
  readonly at?: number | undefined;
  /** The words beside it name the request. */
  readonly isQuoted?: boolean;
  /** In a row among others, where no report is offered. */
  readonly isRow?: boolean;
}

/** What support asks for of a failure, if it can help: its request's id, and all that is known of it. */
export function FailureTools({
  what,
  error,
  at,
  isQuoted = false,
  isRow = false,
}: FailureToolsProps) {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, [error]);
  const report = useReportProblem();
  const offers = offersOf(error);
  if (!offers.details) return null;
  return (
    <FailureLine
      requestId={isQuoted ? undefined : error.requestId}
      onReport={offers.report && !isRow ? report : undefined}
      details={() => failureDetails(what, error, at ?? shownAt.current)}
    />
  );
}

interface DefectToolsProps {
  readonly what: string;
  readonly cause: unknown;
}

/** What is offered of a failure of the panel's own, which no request is behind. */
export function DefectTools({ what, cause }: DefectToolsProps) {
  const tap = use(TapContext);
  useEffect(() => noteDefect(tap, cause), [cause, tap]);
  const report = useReportProblem();
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);
  return (
    <FailureLine
      requestId={undefined}
      details={() => failureDetails(what, undefined, shownAt.current)}
      onReport={report}
    />
  );
}

/** What a page of the panel that broke has beside its words. */
export function KeptAndTools(props: DefectToolsProps) {
  return (
    <>
      <WhatIsKept />
      <DefectTools {...props} />
    </>
  );
}
