import { useDispatch, useSelector } from 'react-redux';
import { useCalls } from '@/components/activity/calls/calls-context';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { isGoing, selectCalls } from '@/store/calls/calls-slice';
import { STREAM_TOAST } from '@/store/events/events-slice';
import { selectMaintenance } from '@/store/maintenance/maintenance-slice';
import {
  isOpen,
  selectToasts,
  stays,
  type Toast,
  toasts as store,
} from '@/store/toasts/toasts-slice';
import { ToastRegion } from '@/ui/toast-region';
import { useOnline } from '@/ui/use-online';

/**
 * The store's toasts. Offline, or during maintenance, which the page itself shows, toasts of the
 * stream are hidden. Toasts that offer a reload are hidden too: it would only lose the page.
 */
export function Toasts() {
  const dispatch = useDispatch();
  const online = useOnline();
  const isClosed = useSelector(selectMaintenance) !== undefined;
  const canBeHad = online && !isClosed;
  const shown = useSelector(selectToasts).filter((toast) => {
    const isOfProvider = toast.key === STREAM_TOAST || toast.action?.does === 'reload';
    return isOpen(toast) && (canBeHad || !isOfProvider);
  });
  const going = new Set(
    useSelector(selectCalls)
      .filter(isGoing)
      .map(({ id }) => id),
  );
  const calls = useCalls();
  const act = ({ action, task }: Toast) => {
    if (action?.does === 'reload') window.location.reload();
    else if (task !== undefined) calls.retry(task);
  };
  return (
    <ToastRegion
      toasts={shown.map((toast) => ({
        ...toast,
        tools: (toast.cause ?? toast.tone === 'error') && (
          <FailureToolsLater
            what={toast.title ?? toast.message}
            error={toast.cause}
            at={toast.at}
          />
        ),
        persistent: stays(toast),
        busy: toast.task !== undefined && going.has(toast.task),
        action: toast.action && { label: toast.action.label, onPress: () => act(toast) },
      }))}
      onDismiss={(id) => dispatch(store.actions.dismissed(id))}
    />
  );
}
