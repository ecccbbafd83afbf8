import { useState } from 'react';
import { useSelector } from 'react-redux';
import { type Connection, selectConnection, selectIsCatchingUp } from '@/store/events/events-slice';
import { useAnnounced } from '@/ui/announcer';
import { Tooltip } from '@/ui/tooltip';
import styles from './connection-indicator.module.css';
import { useOnline } from '@/ui/use-online';

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

function shownOf(stream: Shown, catchingUp: boolean): Shown {
  // What was missed is read before the screen is true again.
  return stream === 'connected' && catchingUp ? 'catching-up' : stream;
}

/** Whether the screen follows changes as they happen: a dot, with a word while it does not. */
export function ConnectionIndicator() {
  const stream = useSelector(selectConnection);
  const catchingUp = useSelector(selectIsCatchingUp);
  const online = useOnline();
  // No account is on the screen, or the banner tells that the network is down.
  const connection = stream === 'idle' || !online ? undefined : shownOf(stream, catchingUp);
  // How it begins goes without saying.
  const [wasLost, setWasLost] = useState(false);
  if ((stream === 'offline' || !online) && !wasLost) setWasLost(true);
  useAnnounced(wasLost && connection !== undefined && WORDS[connection]);
  if (connection === undefined) return null;
  return (
    <Tooltip text={MEANING[connection]}>
      <span className={styles.mark} data-connection={connection}>
        <span className={connection === 'connected' ? 'visually-hidden' : styles.word}>
          {WORDS[connection]}
        </span>
      </span>
    </Tooltip>
  );
}
