import { useDispatch, useSelector } from 'react-redux';
import { selectToasts, stays, type Toast, toasts as store } from '@/store/toasts/toasts-slice';
import { ToastRegion } from '@/ui/toast-region';
import { useOnline } from '@/ui/use-online';

const ACTIONS: Readonly<Record<NonNullable<Toast['action']>['does'], () => void>> = {
  reload: () => window.location.reload(),
};

/** The store's toasts; offline, none that offers to reload: the page would be lost. */
export function Toasts() {
  const dispatch = useDispatch();
  const online = useOnline();
  const shown = useSelector(selectToasts).filter(({ action }) => online || action === undefined);
  return (
    <ToastRegion
      toasts={shown.map(({ action, ...toast }) => ({
        ...toast,
        persistent: stays(toast),
        ...(action && { action: { label: action.label, onPress: ACTIONS[action.does] } }),
      }))}
      onDismiss={(id) => dispatch(store.actions.dismissed(id))}
    />
  );
}
