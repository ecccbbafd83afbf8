import { useCalls } from '@/components/calls/calls-context';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { useDispatch, useSelector } from 'react-redux';
import {
  isOpen,
  selectToasts,
  stays,
  type Toast,
  toasts as store,
} from '@/store/toasts/toasts-slice';
import { ToastRegion } from '@/ui/toast-region';
import { useOnline } from '@/ui/use-online';

/** The store's toasts; offline, none that offers what needs the network: the page would be lost. */
export function Toasts() {
  const dispatch = useDispatch();
  const online = useOnline();
  const shown = useSelector(selectToasts).filter(
    (toast) => isOpen(toast) && (online || toast.action?.does !== 'reload'),
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
        tools: toast.cause && (
          <FailureToolsLater
            what={toast.title ?? toast.message}
            error={toast.cause}
            at={toast.at}
          />
        ),
        persistent: stays(toast),
        action: toast.action && { label: toast.action.label, onPress: () => act(toast) },
      }))}
      onDismiss={(id) => dispatch(store.actions.dismissed(id))}
    />
  );
}
