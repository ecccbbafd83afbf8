import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { useNow } from '@/components/scope/use-now';
import { type CallFacts, selectCalls } from '@/store/calls/calls-slice';
import { selectToasts, type Toast, toasts } from '@/store/toasts/toasts-slice';
import { Button } from '@/ui/button';
import { words } from '../words';
import { useCalls } from './calls-context';
import { FinishedTask, Task } from './task-row';
import { Message } from './message-row';
import {
  groupOf,
  groupOfMessage,
  type MessageGroup,
  type Remove,
  type TaskGroup,
} from './task-groups';
import styles from './tasks.module.css';

const EVERY_SECOND = 1000;

interface Listed {
  readonly tasks: readonly CallFacts[];
  readonly messages: readonly Toast[];
}

interface TasksProps {
  /** Receives the time of the newest end, in milliseconds since the epoch. */
  readonly onLook: (until: number) => void;
}

export function Tasks({ onLook }: TasksProps) {
  const all = useSelector(selectCalls);
  const told = useSelector(selectToasts).filter(({ task }) => task === undefined);
  const calls = useCalls();
  const dispatch = useDispatch();
  const now = useNow(EVERY_SECOND);
  const newest = Math.max(0, ...all.map(({ endedAt = 0 }) => endedAt), ...told.map(({ at }) => at));
  useEffect(() => onLook(newest), [newest, onLook]);
  const panel = useRef<HTMLDivElement>(null);

  const remove: Remove = ({ currentTarget }, act) => {
    const list = () => [...(panel.current?.querySelectorAll('li') ?? [])];
    const at = list().findIndex((row) => row.contains(currentTarget));
    flushSync(act);
    const next = list()[at]?.querySelector<HTMLElement>('[data-dismisses]');
    (next ?? panel.current)?.focus();
  };
  const forget = ({ tasks, messages }: Listed) => {
    calls.dismiss(tasks.map(({ id }) => id));
    dispatch(toasts.actions.forgotten(messages.map(({ id }) => id)));
  };

  const inGroup = (group: TaskGroup | MessageGroup): Listed => ({
    tasks: all.filter((task) => groupOf(task) === group),
    messages: told.filter((message) => groupOfMessage(message) === group),
  });
  const rows = (group: TaskGroup | MessageGroup) => {
    const { tasks, messages } = inGroup(group);
    const listed = [
      ...tasks.map((task) => {
        const row =
          group === 'finished' ? (
            <FinishedTask key={task.id} task={task} now={now} />
          ) : (
            <Task key={task.id} task={task} now={now} remove={remove} />
          );
        return { at: task.endedAt ?? task.startedAt, row };
      }),
      ...messages.map((message) => ({
        at: message.at,
        row: <Message key={message.id} message={message} now={now} remove={remove} />,
      })),
    ];
    // The last one comes first, also of two with the same time.
    return listed
      .toReversed()
      .toSorted((one, other) => other.at - one.at)
      .map(({ row }) => row);
  };
  const failed = rows('failed');
  const unknown = rows('unknown');
  const going = rows('going');
  const standing = rows('standing');
  const late = rows('late');
  const earlier = rows('finished');
  const isEmpty = [failed, unknown, standing, going, late, earlier].every(
    ({ length }) => length === 0,
  );
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <header className={styles.header}>
        <h2>{words.tasks.title}</h2>
        <span className="muted">
          {words.tasks.counts(going.length, failed.length, unknown.length)}
        </span>
      </header>
      <div className={styles.scroller}>
        {isEmpty && <p className={styles.none}>{words.tasks.empty}</p>}
        <Part
          title={words.tasks.failed}
          rows={failed}
          clear={
            failed.length > 1 && (
              <Clear onPress={(event) => remove(event, () => forget(inGroup('failed')))}>
                {words.tasks.dismissAll}
              </Clear>
            )
          }
        />
        <Part title={words.tasks.unknown} rows={unknown} />
        <Part title={words.tasks.standing} rows={standing} />
        <Part title={words.tasks.going} rows={[...going, ...late]} />
        <Part
          title={words.tasks.earlier}
          rows={earlier}
          clear={
            <Clear onPress={(event) => remove(event, () => forget(inGroup('finished')))}>
              {words.tasks.clearEarlier}
            </Clear>
          }
        />
      </div>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly rows: readonly ReactNode[];
  readonly clear?: ReactNode;
}

function Part({ title, rows, clear }: PartProps) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.part}>
      <div className={styles.title}>
        <h3>{title}</h3>
        {clear}
      </div>
      <ul aria-label={title}>{rows}</ul>
    </section>
  );
}

interface ClearProps {
  readonly onPress: (event: Parameters<Remove>[0]) => void;
  readonly children: string;
}

function Clear({ onPress, children }: ClearProps) {
  return (
    <Button size="s" variant="quiet" onClick={onPress}>
      {children}
    </Button>
  );
}
