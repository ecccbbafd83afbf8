import { useSelector } from 'react-redux';
import { type Connection, selectConnection, selectIsCatchingUp } from '@/store/events/events-slice';
import styles from './connection-mark.module.css';
import { useOnline } from './use-online';

/** What was missed while there was no stream is read again before what is shown is true. */
type Shown = Exclude<Connection, 'idle'> | 'catching-up';

const WORDS: Readonly<Record<Shown, string>> = {
  connecting: 'Connecting',
  'catching-up': 'Catching up',
  connected: 'Live',
  offline: 'Offline',
};

const MEANING: Readonly<Record<Shown, string>> = {
  connecting: 'Changes will be shown as they happen once the event stream is connected',
  'catching-up': 'What may have changed meanwhile is being read again',
  connected: 'Changes are shown as they happen',
  offline: 'The event stream is down: changes made elsewhere are not shown until it is back',
};

function shownOf(stream: Shown, online: boolean, catchingUp: boolean): Shown {
  // A socket takes a while to notice that its network has gone.
  if (!online) return 'offline';
  return stream === 'connected' && catchingUp ? 'catching-up' : stream;
}

/** Whether what is on the screen follows what happens. */
export function ConnectionMark() {
  const stream = useSelector(selectConnection);
  const catchingUp = useSelector(selectIsCatchingUp);
  const online = useOnline();
  // No account is followed: there is nothing that could change.
  if (stream === 'idle') return null;
  const connection = shownOf(stream, online, catchingUp);
  return (
    <span
      className={styles.mark}
      data-connection={connection}
      role="status"
      title={MEANING[connection]}
    >
      {WORDS[connection]}
    </span>
  );
}
