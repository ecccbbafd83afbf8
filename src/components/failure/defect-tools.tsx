import { useEffect, useRef } from 'react';
import { FailureLine } from '@/ui/failure-line';
import { useReportProblem } from '../report/use-report-problem';
import { failureDetails } from './failure-details';

/** What is offered of a failure of the panel's own, which no request is behind. */
export function DefectTools({ what }: { readonly what: string }) {
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
