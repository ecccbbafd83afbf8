import { useSelector } from 'react-redux';
import { type Connection, selectConnection } from '@/store/events/events-slice';
import styles from './connection-mark.module.css';

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
  const connection = useSelector(selectConnection);
  // No account is followed: there is nothing that could change.
  if (connection === 'idle') return null;
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
