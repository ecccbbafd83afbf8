import { useState } from 'react';
import { useSelector } from 'react-redux';
import { type Connection, selectConnection, selectIsCatchingUp } from '@/store/events/events-slice';
import { selectMaintenance } from '@/store/maintenance/maintenance-slice';
import { useAnnounced } from '@/ui/announcer';
import { Tooltip } from '@/ui/tooltip';
import styles from './connection-indicator.module.css';
import { useOnline } from '@/ui/use-online';
import { words } from './words';

type Shown = keyof typeof words.connection;

/** Shows nothing if no account is followed, or if another notice says why nothing is read. */
function shownOf(stream: Connection, catchingUp: boolean, isClosed: boolean): Shown | undefined {
  if (stream === 'idle') return undefined;
  if (stream === 'offline') return isClosed ? undefined : 'polling';
  // Missed changes are read before the screen is up to date again.
  return stream === 'connected' && catchingUp ? 'catching-up' : stream;
}

export function ConnectionIndicator() {
  const stream = useSelector(selectConnection);
  const catchingUp = useSelector(selectIsCatchingUp);
  const isClosed = useSelector(selectMaintenance) !== undefined;
  const online = useOnline();
  const connection = online ? shownOf(stream, catchingUp, isClosed) : undefined;
  // How it begins goes without saying.
  const [wasLost, setWasLost] = useState(false);
  if ((stream === 'offline' || !online) && !wasLost) setWasLost(true);
  useAnnounced(wasLost && connection !== undefined && words.connection[connection].mark);
  return (
    <span className={styles.place}>
      {connection !== undefined && (
        <Tooltip text={words.connection[connection].meaning}>
          <span className={styles.mark} data-connection={connection}>
            <span className={connection === 'polling' ? styles.word : 'visually-hidden'}>
              {words.connection[connection].mark}
            </span>
          </span>
        </Tooltip>
      )}
    </span>
  );
}
