import { useSelector } from 'react-redux';
import { type Connection, selectConnection } from '@/store/events/events-slice';
import styles from './connection-mark.module.css';
import { useOnline } from './use-online';

type Shown = Exclude<Connection, 'idle'>;

const WORDS: Readonly<Record<Shown, string>> = {
  connecting: 'Connecting',
  connected: 'Live',
  offline: 'Offline',
};

const MEANING: Readonly<Record<Shown, string>> = {
  connecting: 'Changes will be shown as they happen once the event stream is connected',
  connected: 'Changes are shown as they happen',
  offline: 'The event stream is down: changes made elsewhere are not shown until it is back',
};

/** Whether what is on the screen follows what happens. */
export function ConnectionMark() {
  const stream = useSelector(selectConnection);
  const online = useOnline();
  // No account is followed: there is nothing that could change.
  if (stream === 'idle') return null;
  // A socket takes a while to notice that its network has gone.
  const connection = online ? stream : 'offline';
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
