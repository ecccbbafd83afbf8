import { use, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { openPath } from '@/lib/base-path';
import { RELEASE } from '@/model/release';
import type { ApiErrorFacts } from '@/provider/api-error';
import { offerOf } from '@/provider/offers';
import { isGoing, selectCalls, type WithCalls } from '@/store/calls/calls-slice';
import { hasEnded, selectTransfers, type WithTransfers } from '@/store/transfers/transfers-slice';
import { FailureLine } from '@/ui/failure-line';
import { noteDefect } from './report/note-defect';
import { TapContext } from './report/tap-context';
import { useReportProblem } from './report/use-report-problem';
import { words } from './later/words';

/** Counts running tasks: 0 in a store that the panel has not extended yet. */
const countTasks = ({ calls }: Partial<WithCalls>): number =>
  calls === undefined ? 0 : selectCalls({ calls }).filter(isGoing).length;

const countUploads = ({ transfers }: Partial<WithTransfers>): number =>
  transfers === undefined
    ? 0
    : Object.values(selectTransfers({ transfers })).filter((transfer) => !hasEnded(transfer))
        .length;

export function WhatIsKept() {
  const tasks = useSelector(countTasks);
  const uploads = useSelector(countUploads);
  return (
    <>
      <p>{words.kept.input}</p>
      {tasks > 0 && <p>{words.kept.tasks(tasks)}</p>}
      {uploads > 0 && <p>{words.kept.uploads(uploads)}</p>}
    </>
  );
}

type FailureFacts = Partial<
  Pick<ApiErrorFacts, 'kind' | 'status' | 'name' | 'messages' | 'requestId'>
>;

/** Cuts a path after `container` or `eva`: a name follows, or the secret of a link in a mail. */
export function plainPath(pathname: string): string {
  return pathname.replace(/(\/(?:container|eva)\/).+$/u, '$1…');
}

/**
 * Details of a failure for support, as plain text, one to a line. `what` is the request in words;
 * `at` is in milliseconds since the epoch. Without facts there was no request. The page's query is
 * left out: people type there.
 */
export function failureDetails(what: string, facts: FailureFacts | undefined, at: number): string {
  const { kind, status = 0, name, messages = [], requestId } = facts ?? {};
  const answer = [status === 0 ? undefined : String(status), name].filter(Boolean).join(' ');
  const lines: readonly (readonly [string, string | undefined])[] = [
    [words.details.what, what],
    [words.details.answer, kind === 'network' ? words.details.noAnswer : answer],
    [words.details.message, messages.filter((message) => message !== what).join('. ')],
    [words.details.request, requestId],
    [words.details.time, new Date(at).toISOString()],
    [words.details.page, plainPath(openPath())],
    [words.details.release, RELEASE],
  ];
  return lines
    .flatMap(([label, text]) => (text ? [words.details.line(label, text)] : []))
    .join('\n');
}

interface FailureToolsProps {
  readonly what: string;
  /** Undefined if there was no request. */
  readonly error: ApiErrorFacts | undefined;
  /** Milliseconds since the epoch; by default the time when it was first shown. */
  readonly at?: number | undefined;
  /** True if the text beside it names the request. */
  readonly isQuoted?: boolean;
  readonly isRow?: boolean;
  readonly isCell?: boolean;
}

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

export function DefectTools({ what, cause }: DefectToolsProps) {
  const tap = use(TapContext);
  useEffect(() => noteDefect(tap, cause), [cause, tap]);
  return <FailureTools what={what} error={undefined} />;
}

export function KeptAndTools(props: DefectToolsProps) {
  return (
    <>
      <WhatIsKept />
      <DefectTools {...props} />
    </>
  );
}
