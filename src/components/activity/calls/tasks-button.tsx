import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import { type CallStatus, isGoing, selectCalls } from '@/store/calls/calls-slice';
import { isFailure, selectToasts } from '@/store/toasts/toasts-slice';
import { lazyLayer } from '@/ui/lazy-layer';
import { PopoverButton } from '@/ui/popover-button';
import styles from './tasks-button.module.css';

const load = lazyPart(() => import('./tasks'));
const Tasks = lazyLayer(async () => ({ default: (await load()).Tasks }));

export function TasksButton() {
  const tasks = useSelector(selectCalls);
  const [lookedAt, setLookedAt] = useState(0);
  const going = tasks.filter(isGoing).length;
  const told = useSelector(selectToasts).filter(isFailure);
  const endsOf = (ended: CallStatus) =>
    tasks.flatMap(({ status, endedAt = 0 }) => (status === ended ? endedAt : []));
  const sinceLook = (times: readonly number[]) => times.filter((at) => at > lookedAt).length;
  const failed = sinceLook([...told.map(({ at }) => at), ...endsOf('failed')]);
  const unknown = sinceLook(endsOf('unknown'));
  const parts = [
    going > 0 && `${String(going)} in progress`,
    failed > 0 && `${String(failed)} failed`,
    unknown > 0 && `${String(unknown)} to check`,
  ];
  const words = parts.filter((part) => part !== false).join(', ');
  // The key closes the list when a link is followed.
  const { key } = useLocation();
  return (
    <PopoverButton
      key={key}
      variant="quiet"
      icon="tasks"
      label="Tasks"
      aria-label={words === '' ? 'Tasks' : `Tasks: ${words}`}
      className={styles.button}
      trigger={
        words !== '' && (
          <span className={styles.badge} data-failed={failed + unknown > 0 || undefined}>
            {going > 0 ? going : failed + unknown}
          </span>
        )
      }
    >
      {() => <Tasks onLook={setLookedAt} />}
    </PopoverButton>
  );
}
