import { useDispatch } from 'react-redux';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { formatDate, formatDay, formatSince, formatTimeOfDay } from '@/lib/dates';
import { type Toast, toasts } from '@/store/toasts/toasts-slice';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { TextLink } from '@/ui/link';
import { toneIcons } from '@/ui/note';
import { useOnline } from '@/ui/use-online';
import { words } from '../words';
import { groupOfMessage, type Remove } from './task-groups';
import styles from './tasks.module.css';

interface RowTimeProps {
  /** Both in milliseconds since the epoch. */
  readonly time: number;
  readonly now: number;
}

/** '9:05', with the day if it is not today. */
export function RowTime({ time, now }: RowTimeProps) {
  const iso = new Date(time).toISOString();
  const isToday = formatDay(time) === formatDay(now);
  return (
    <time dateTime={iso} title={formatDate(iso)}>
      {isToday ? formatTimeOfDay(time) : formatSince(iso, now)}
    </time>
  );
}

interface MessageProps {
  readonly message: Toast;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly remove: Remove;
}

export function Message({ message: toast, now, remove }: MessageProps) {
  const { title, message, detail, to, tone, at } = toast;
  const group = groupOfMessage(toast);
  return (
    <li data-group={group} data-tone={tone}>
      <Icon name={toneIcons[tone]} />
      <div className={styles.words}>
        {title !== undefined && <p>{title}</p>}
        <p className={title && styles.outcome}>
          {to === undefined ? message : <TextLink to={to}>{message}</TextLink>}
        </p>
        {detail !== undefined && <span className={styles.outcome}>{detail}</span>}
        {group === 'finished' ? <Cause toast={toast} /> : <Tools toast={toast} remove={remove} />}
      </div>
      <span className={styles.time}>
        <RowTime time={at} now={now} />
      </span>
    </li>
  );
}

interface ToolsProps extends Pick<MessageProps, 'remove'> {
  readonly toast: Toast;
}

function Cause({ toast: { tone, title, message, cause, at } }: Pick<ToolsProps, 'toast'>) {
  if (!(cause ?? tone === 'error')) return null;
  return <FailureToolsLater isRow what={title ?? message} error={cause} at={at} />;
}

function Tools({ toast, remove }: ToolsProps) {
  const { id, action } = toast;
  const dispatch = useDispatch();
  // Reloading offline would lose the page.
  const online = useOnline();
  const dismiss = () => dispatch(toasts.actions.forgotten([id]));
  return (
    <div className={styles.tools}>
      {action?.does === 'reload' && online && (
        <Button size="s" icon="refresh" onClick={() => window.location.reload()}>
          {action.label}
        </Button>
      )}
      <Button size="s" variant="quiet" data-dismisses onClick={(event) => remove(event, dismiss)}>
        {words.task.dismiss}
      </Button>
      <Cause toast={toast} />
    </div>
  );
}
