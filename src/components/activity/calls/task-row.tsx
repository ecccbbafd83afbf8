import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { RecordLink, selectRecordName } from '@/components/records/links/record-link';
import { AccountScope } from '@/components/scope/account-scope';
import { joinMessages } from '@/lib/text';
import {
  apiErrorMessage,
  failedTitle,
  LOOKING,
  UNSEEN,
  unknownTitle,
} from '@/store/calls/call-messages';
import type { CallFacts, TaskStep } from '@/store/calls/calls-slice';
import type { WithResources } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { Icon, type IconName } from '@/ui/icon';
import { Spinner } from '@/ui/spinner';
import { Truncate } from '@/ui/tooltip';
import { words } from '../words';
import { useCalls } from './calls-context';
import { RowTime } from './message-row';
import { groupOf, type Remove, type TaskGroup } from './task-groups';
import styles from './tasks.module.css';

/** '38 s', '1 min 12 s'. */
function lasted(from: number, until: number): string {
  const seconds = Math.max(0, Math.floor((until - from) / 1000));
  return words.task.lasted(Math.floor(seconds / 60), seconds % 60);
}

const WAITS: Readonly<Partial<Record<CallFacts['status'], string>>> = {
  ...words.task.waits,
  looking: LOOKING,
};

const MARKS: Readonly<Record<TaskGroup, IconName | undefined>> = {
  going: undefined,
  failed: 'error',
  unknown: 'warning',
  late: 'clock',
  finished: 'success',
};

interface TaskProps {
  readonly task: CallFacts;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly remove: Remove;
}

export function Task({ task, now, remove }: TaskProps) {
  const calls = useCalls();
  const { id, status, error, steps, startedAt, endedAt } = task;
  const group = groupOf(task);
  const mark = MARKS[group];
  return (
    <li data-group={group}>
      {mark === undefined ? <Spinner /> : <Icon name={mark} />}
      <div className={styles.words}>
        <p>
          <TaskTitle task={task} />
        </p>
        {group === 'failed' && error && (
          <span className={styles.outcome}>{apiErrorMessage(error)}</span>
        )}
        {group === 'unknown' && error && (
          <span className={styles.outcome}>{joinMessages(error.messages)}</span>
        )}
        {group === 'late' && <span className={styles.outcome}>{UNSEEN}</span>}
        {WAITS[status] !== undefined && <span className={styles.outcome}>{WAITS[status]}</span>}
        {steps !== undefined && steps.length > 1 && <Steps steps={steps} now={now} />}
        <Tools task={task} remove={remove} />
      </div>
      <span className={styles.time}>
        {endedAt === undefined ? lasted(startedAt, now) : <RowTime time={endedAt} now={now} />}
      </span>
      {status === 'queued' && (
        <Button
          size="s"
          variant="quiet"
          data-dismisses
          onClick={(event) => remove(event, () => calls.cancel(id))}
        >
          {words.task.cancel}
        </Button>
      )}
    </li>
  );
}

function Tools({ task, remove }: Pick<TaskProps, 'task' | 'remove'>) {
  const { id, canRetry, canCheck, error, status } = task;
  const calls = useCalls();
  if (status !== 'failed' && status !== 'unknown' && status !== 'unseen') return null;
  const what = status === 'unknown' ? unknownTitle(task) : failedTitle(task);
  return (
    <div className={styles.tools}>
      {canRetry === true && (
        <Button size="s" icon="refresh" onClick={(event) => remove(event, () => calls.retry(id))}>
          {words.task.tryAgain}
        </Button>
      )}
      {canCheck === true && (
        <Button size="s" icon="refresh" onClick={() => void calls.check(id)}>
          {words.task.checkAgain}
        </Button>
      )}
      <Button
        size="s"
        variant="quiet"
        data-dismisses
        onClick={(event) => remove(event, () => calls.dismiss([id]))}
      >
        {words.task.dismiss}
      </Button>
      {error && <FailureToolsLater isRow what={what} error={error} at={task.endedAt} />}
    </div>
  );
}

function Steps({ steps, now }: { readonly steps: readonly TaskStep[]; readonly now: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, startedAt, endedAt }, index) => (
        // Two steps may have one title.
        <li key={`${title} ${String(index)}`} data-begun={startedAt !== undefined || undefined}>
          {startedAt === undefined ? (
            <Icon name="clock" />
          ) : endedAt === undefined ? (
            <Spinner />
          ) : (
            <Icon name="success" />
          )}
          <span>{title}</span>
          {startedAt !== undefined && (
            <span className={styles.time}>{lasted(startedAt, endedAt ?? now)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

export function FinishedTask({ task, now }: Pick<TaskProps, 'task' | 'now'>) {
  const { message, status, endedAt, made } = task;
  const title = <TaskTitle task={task} />;
  return (
    <li data-group="finished" data-tone={status === 'cancelled' ? 'info' : 'success'}>
      <Icon name={status === 'cancelled' ? 'close' : 'success'} />
      <p className={styles.words}>
        {message === undefined ? (
          <span>{status === 'cancelled' ? words.task.cancelled(title) : title}</span>
        ) : (
          <Linked task={task} to={made ?? subjectOf(task)}>
            {message}
          </Linked>
        )}
      </p>
      <span className={styles.time}>
        {endedAt !== undefined && <RowTime time={endedAt} now={now} />}
      </span>
    </li>
  );
}

function subjectOf({ kind, record }: CallFacts): CallFacts['made'] {
  return record === undefined ? undefined : { kind, id: record };
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function TaskTitle({ task }: { readonly task: CallFacts }) {
  const { title, todo, about, isWithin, made, status } = task;
  const subject = subjectOf(task) ?? made;
  const asked =
    status === 'failed' ? failedTitle({ title, todo }) : todo === undefined ? title : capital(todo);
  const name = useSelector((state: WithResources) =>
    subject === undefined ? undefined : selectRecordName(state, subject.kind, subject.id),
  );
  return words.task.title(
    asked,
    subject !== undefined && name === undefined && about === undefined ? (
      <span className="mono">{subject.id}</span>
    ) : (
      <Linked task={task} to={name === undefined ? undefined : subject}>
        <Truncate text={(isWithin ? undefined : name) ?? about ?? ''} />
      </Linked>
    ),
  );
}

interface LinkedProps {
  readonly task: CallFacts;
  /** Absent if there is no record to link to. */
  readonly to: CallFacts['made'];
  readonly children: ReactNode;
}

function Linked({ task: { account }, to, children }: LinkedProps) {
  const isThere = useSelector(
    (state: WithResources) =>
      to !== undefined && selectRecordName(state, to.kind, to.id) !== undefined,
  );
  if (to === undefined || !isThere) return <span>{children}</span>;
  return (
    <AccountScope account={account}>
      <RecordLink kind={to.kind} id={to.id}>
        {children}
      </RecordLink>
    </AccountScope>
  );
}
