import { use, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { openPath } from '@/lib/base-path';
import { counted } from '@/lib/text';
import { RELEASE } from '@/model/release';
import type { ApiErrorFacts } from '@/provider/api-error';
import { offerOf } from '@/provider/offers';
import { isGoing, selectCalls, type WithCalls } from '@/store/calls/calls-slice';
import { hasEnded, selectTransfers, type WithTransfers } from '@/store/transfers/transfers-slice';
import { FailureLine } from '@/ui/failure-line';
import { noteDefect } from './report/note-defect';
import { TapContext } from './report/tap-context';
import { useReportProblem } from './report/use-report-problem';

const goes = (count: number): string => (count === 1 ? 'goes' : 'go');

/** Of a store that the panel may not have come to yet. */
const countTasks = ({ calls }: Partial<WithCalls>): number =>
  calls === undefined ? 0 : selectCalls({ calls }).filter(isGoing).length;

const countUploads = ({ transfers }: Partial<WithTransfers>): number =>
  transfers === undefined
    ? 0
    : Object.values(selectTransfers({ transfers })).filter((transfer) => !hasEnded(transfer))
        .length;

/** What a page that broke has left as it is, and what a reload would end. */
export function WhatIsKept() {
  const tasks = useSelector(countTasks);
  const uploads = useSelector(countUploads);
  return (
    <>
      <p>What you have typed in forms is kept, passwords aside.</p>
      {tasks > 0 && <p>{`${counted(tasks, 'task')} ${goes(tasks)} on.`}</p>}
      {uploads > 0 && (
        <p>{`${counted(uploads, 'upload')} ${goes(uploads)} on, unless you reload.`}</p>
      )}
    </>
  );
}

/** What an answer told of a failure; all of it may be missing. */
type FailureFacts = Partial<
  Pick<ApiErrorFacts, 'kind' | 'status' | 'name' | 'messages' | 'requestId'>
>;

/** A path with ids alone: what follows in these is a name, or a secret of a mail's link. */
export function plainPath(pathname: string): string {
  return pathname.replace(/(\/(?:container|eva)\/).+$/u, '$1…');
}

/**
 * What support is told of a failure, a line each, as plain text. `what` is what was asked, in words; `at` in
 * milliseconds since the epoch; without facts nothing was asked. The page's query is left out: people type there.
 */
export function failureDetails(what: string, facts: FailureFacts | undefined, at: number): string {
  const { kind, status = 0, name, messages = [], requestId } = facts ?? {};
  const answer = [status === 0 ? undefined : String(status), name].filter(Boolean).join(' ');
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['What', what],
    ['Answer', kind === 'network' ? 'none' : answer],
    ['Message', messages.filter((message) => message !== what).join('. ')],
    ['Request', requestId],
    ['Time', new Date(at).toISOString()],
    ['Page', plainPath(openPath())],
    ['Release', RELEASE],
  ];
  return lines.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : [])).join('\n');
}

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
