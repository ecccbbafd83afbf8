import { useSelector } from 'react-redux';
import { type Connection, selectConnection } from '@/store/events/events-slice';
import styles from './connection-mark.module.css';

const WORDS: Readonly<Record<Connection, string>> = {
  idle: 'Connecting',
  connecting: 'Connecting',
  connected: 'Live',
  offline: 'Offline',
};

const MEANING: Readonly<Record<Connection, string>> = {
  idle: 'Changes will be shown as they happen once the event stream is connected',
  connecting: 'Changes will be shown as they happen once the event stream is connected',
  connected: 'Changes are shown as they happen',
  offline: 'The event stream is down: changes made elsewhere are not shown until it is back',
};

/** Whether what is on the screen follows what happens. */
export function ConnectionMark() {
  const connection = useSelector(selectConnection);
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
