import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import { type CallStatus, isGoing, selectCalls } from '@/store/calls/calls-slice';
import { isFailure, selectToasts } from '@/store/toasts/toasts-slice';
import { lazyLayer } from '@/ui/lazy-layer';
import { PopoverButton } from '@/ui/popover-button';
import { words } from '../words';
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
  // Beside a running task every failure in the list counts, else those since the last look.
  const counted = (times: readonly number[]) =>
    times.filter((at) => going > 0 || at > lookedAt).length;
  const failed = counted([...told.map(({ at }) => at), ...endsOf('failed')]);
  const unknown = counted(endsOf('unknown'));
  // The key closes the list when a link is followed.
  const { key } = useLocation();
  return (
    <PopoverButton
      inBar
      key={key}
      variant="quiet"
      icon="tasks"
      label={words.tasks.title}
      aria-label={words.tasks.button(going, failed, unknown)}
      className={styles.button}
      trigger={
        going + failed + unknown > 0 && (
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
