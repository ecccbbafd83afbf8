import { useCalls } from '@/components/calls/calls-context';
import { offersOf } from '@/components/failure/offers';
import { useReportProblem } from '@/components/report/use-report-problem';
import { failureDetails } from '@/components/failure/failure-details';
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

/** What support is told of one that failed. */
function detailsOf({ title, message, cause, at }: Toast): (() => string) | undefined {
  return cause && (() => failureDetails(title ?? message, cause, at));
}

/** The store's toasts; offline, none that offers what needs the network: the page would be lost. */
export function Toasts() {
  const dispatch = useDispatch();
  const online = useOnline();
  const shown = useSelector(selectToasts).filter(
    (toast) => isOpen(toast) && (online || toast.action?.does !== 'reload'),
  );
  const calls = useCalls();
  const report = useReportProblem();
  const act = ({ action, task }: Toast) => {
    if (action?.does === 'reload') window.location.reload();
    else if (task !== undefined) calls.retry(task);
  };
  return (
    <ToastRegion
      toasts={shown.map((toast) => ({
        ...toast,
        requestId: toast.cause?.requestId,
        details: detailsOf(toast),
        onReport: toast.cause && offersOf(toast.cause).report ? report : undefined,
        persistent: stays(toast),
        action: toast.action && { label: toast.action.label, onPress: () => act(toast) },
      }))}
      onDismiss={(id) => dispatch(store.actions.dismissed(id))}
    />
  );
}
