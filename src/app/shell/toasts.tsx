import { useCalls } from '@/components/calls/calls-context';
import { useDispatch, useSelector } from 'react-redux';
import { selectToasts, stays, type Toast, toasts as store } from '@/store/toasts/toasts-slice';
import { ToastRegion } from '@/ui/toast-region';
import { useOnline } from '@/ui/use-online';

/** The store's toasts; offline, none that offers what needs the network: the page would be lost. */
export function Toasts() {
  const dispatch = useDispatch();
  const online = useOnline();
  const shown = useSelector(selectToasts).filter(
    ({ action }) => online || action?.does !== 'reload',
  );
  const calls = useCalls();
  const act = (action: NonNullable<Toast['action']>) => {
    if (action.does === 'reload') window.location.reload();
    else calls.retry(action.call);
  };
  return (
    <ToastRegion
      toasts={shown.map(({ action, ...toast }) => ({
        ...toast,
        persistent: stays(toast),
        ...(action && { action: { label: action.label, onPress: () => act(action) } }),
      }))}
      onDismiss={(id) => dispatch(store.actions.dismissed(id))}
    />
  );
}
