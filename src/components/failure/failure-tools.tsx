import { use, useEffect, useRef } from 'react';
import type { ApiErrorFacts } from '@/provider/api-error';
import { offerOf } from '@/provider/offers';
import { FailureLine } from '@/ui/failure-line';
import { noteDefect } from './report/note-defect';
import { TapContext } from './report/tap-context';
import { useReportProblem } from './report/use-report-problem';
import { failureDetails } from './failure-details';
import { WhatIsKept } from './what-is-kept';

export { WhatIsKept };

interface FailureToolsProps {
  /** What was asked, in words. */
  readonly what: string;
  /** Undefined where no request was behind it. */
  readonly error: ApiErrorFacts | undefined;
  /** Milliseconds since the epoch; else when it was first shown. */
  readonly at?: number | undefined;
  /** The words beside it name the request. */
  readonly isQuoted?: boolean;
  /** In a row among others, where no report is offered. */
  readonly isRow?: boolean;
  /** In a cell, which has room for one small button. */
  readonly isCell?: boolean;
}

/** What support asks for of a failure, if it can help: its request's id, and all that is known of it. */
export function FailureTools(props: FailureToolsProps) {
  const { what, error, at, isQuoted = false, isRow = false, isCell = false } = props;
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, [error]);
  const report = useReportProblem();
  const { support } = offerOf(error);
  if (support === 'nothing') return null;
  const told = error && support === 'unquoted' ? { ...error, messages: [] } : error;
  return (
    <FailureLine
      compact={isCell}
      requestId={isQuoted || isCell ? undefined : error?.requestId}
      onReport={isRow || isCell ? undefined : report}
      details={() => failureDetails(what, told, at ?? shownAt.current)}
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
  return <FailureTools what={what} error={undefined} />;
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
