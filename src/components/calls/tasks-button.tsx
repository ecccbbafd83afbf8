import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectPendingCount } from '@/store/calls/calls-slice';
import { PopoverButton } from '@/ui/popover-button';
import { preload } from '@/ui/preload';
import styles from './tasks-button.module.css';

const load = () => import('./tasks');
const Tasks = lazy(async () => ({ default: (await load()).Tasks }));

/** Fetches the code of the list of tasks ahead of its first use. */
export function preloadTasks(): void {
  preload(load);
}

/** The tasks-in-progress indicator of the top bar: how many there are, and on a press which. */
export function TasksButton() {
  const pending = useSelector(selectPendingCount);
  // Following a link of the panel closes it.
  const { key } = useLocation();
  return (
    <PopoverButton
      key={key}
      variant="quiet"
      icon="tasks"
      label="Tasks"
      aria-label={`Tasks in progress: ${String(pending)}`}
      trigger={
        <span className={styles.count} data-busy={pending > 0 || undefined}>
          {pending}
        </span>
      }
    >
      {() => <Tasks />}
    </PopoverButton>
  );
}
