import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectPendingCount } from '@/store/calls/calls-slice';
import { lazyLayer } from '@/ui/lazy-layer';
import { PopoverButton } from '@/ui/popover-button';
import { preload } from '@/ui/preload';
import styles from './tasks-button.module.css';

const load = () => import('./tasks');
const Tasks = lazyLayer(async () => ({ default: (await load()).Tasks }));

/** Fetches the list's code ahead. */
export function preloadTasks(): void {
  preload(load);
}

/** The number of tasks in progress; a press lists them. */
export function TasksButton() {
  const pending = useSelector(selectPendingCount);
  // The key closes the list when a link is followed.
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
